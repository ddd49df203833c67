import { DocumentoLegal, type SeccionLegal } from './reserva-documento.tsx'

const RESUMEN = [
  'Compras la experiencia a quien la realiza; nosotros publicamos, cobramos y respondemos por la reserva.',
  'El precio que ves es el total en pesos chilenos, con impuestos.',
  'La política de cancelación se muestra con su fecha antes de pagar y no cambia después.',
  'Si quien la realiza cancela o el clima lo impide, te devolvemos el 100 %.',
]

const SECCIONES: SeccionLegal[] = [
  {
    id: 'quienes',
    titulo: 'Quiénes participan',
    parrafos: [
      'Tourism Hub Chile es una plataforma donde anfitriones y proveedores publican experiencias y viajeras y viajeros las reservan. Quien realiza la experiencia es el prestador del servicio: su nombre o razón social, RUT, domicilio y contacto aparecen en la entrada.',
      'Nosotros informamos la oferta, recibimos el pago por cuenta del prestador, emitimos la entrada y atendemos los reclamos de la reserva. Los servicios de turismo aventura deben tener el registro de Sernatur que exige la Ley 20.423.',
    ],
  },
  {
    id: 'reserva',
    titulo: 'La reserva y el pago',
    parrafos: [
      'Puedes reservar sin crear una cuenta. Al enviar tus datos guardamos tus cupos por 15 minutos, ampliables una vez; si el plazo termina sin pago, los cupos se liberan y no hay cobro.',
      'El precio es el total por las personas elegidas, en pesos chilenos y con impuestos. No agregamos cargos de servicio. Los pagos que se hacen en el lugar, si existen, se informan antes en la página de la experiencia.',
      'El contrato queda hecho cuando el pago se aprueba. Si la experiencia se confirma a solicitud, tu anfitrión tiene 24 horas para aceptar; si no lo hace, devolvemos todo. Te enviamos una copia de estas condiciones y la entrada por correo.',
    ],
  },
  {
    id: 'cancelaciones',
    titulo: 'Cancelaciones y devoluciones',
    parrafos: [
      'Cada experiencia tiene una de estas políticas. Flexible: 100 % hasta 24 horas antes. Moderada: 100 % hasta 72 horas y 50 % hasta 24 horas antes. Estricta: 100 % hasta 7 días y 50 % hasta 72 horas antes. Sin devolución: solo en tarifas que lo dicen expresamente.',
      'Los plazos se cuentan en horas reales antes del inicio, con la hora del lugar. Ves el monto exacto antes de confirmar la cancelación.',
      'La devolución vuelve al mismo medio de pago. La pedimos dentro de 24 horas y tu banco puede tardar de 5 a 10 días hábiles. Cuando no puede volver a la tarjeta, la hacemos por transferencia a una cuenta a tu nombre.',
      'Si cancela tu anfitrión, si el clima o un cierre lo impiden, si no se junta el mínimo de viajeros o si nadie llega a atenderte, devolvemos el 100 %.',
    ],
  },
  {
    id: 'retracto',
    titulo: 'Derecho a retracto',
    parrafos: [
      'La Ley 19.496 permite arrepentirse de una compra a distancia dentro de 10 días, salvo que el proveedor lo haya excluido. Como las experiencias tienen fecha y cupos, muchas lo excluyen: te lo decimos en la página de pago, antes de pagar. Donde sí está vigente, cancelar dentro de ese plazo y antes del inicio devuelve el 100 %.',
    ],
  },
  {
    id: 'dia',
    titulo: 'El día de la experiencia',
    parrafos: [
      'Llega 10 minutos antes con tu código. Informa con sinceridad lo que se te pida por seguridad: edad, condición física, alergias. Quien guía puede dejar fuera a una persona si participar es un riesgo; en ese caso revisamos la devolución contigo.',
      'Si no llegas, rige la política de cancelación como si cancelaras a la hora de inicio.',
    ],
  },
  {
    id: 'opiniones',
    titulo: 'Opiniones y contenidos',
    parrafos: [
      'Solo opina quien asistió. Publicamos las opiniones buenas y malas, y retiramos las que insultan, discriminan, exponen datos de otras personas o no tratan de la experiencia. Lo que publicas sigue siendo tuyo; nos permites mostrarlo en la plataforma.',
    ],
  },
  {
    id: 'reclamos',
    titulo: 'Reclamos y ley aplicable',
    parrafos: [
      'Escríbenos a hola@tourismhub.example: respondemos en 2 días hábiles. También puedes acudir al Sernac o al juzgado de policía local de tu domicilio. Rigen las leyes de Chile y nada de esta página limita los derechos que la Ley 19.496 te da.',
      'Si cambiamos estos términos, los nuevos valen solo para reservas posteriores. Tu reserva conserva los que aceptaste.',
    ],
  },
]

export function TerminosContenido({ headingLevel }: { headingLevel: 2 | 3 }) {
  return <DocumentoLegal version="1 de noviembre de 2026" resumen={RESUMEN} secciones={SECCIONES} headingLevel={headingLevel} />
}
