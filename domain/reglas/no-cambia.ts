import type { ClaseDeRegla } from '#contract/reglas.ts'

const A_MANO = 'Los números escritos a mano en una versión: solo siguen a su regla los que van entre llaves.'

/** What stays as it is when a rule of that kind changes, for whoever changes it. */
export const NO_CAMBIA: Record<ClaseDeRegla, readonly string[]> = {
  cancelacion: [
    'Las reservas ya vendidas, su entrada y la copia de su contrato: conservan la versión con que se vendieron.',
    'El 100 % cuando no cancela quien viaja, las 24 horas que tiene un anfitrión para aceptar y lo que tarda un banco: son del producto.',
    'Los 10 días del derecho a retracto: los fija la ley.',
  ],
  planes: [
    'Los pagos ya hechos y el mes ya cobrado de un plan.',
    'Los 30 días de prueba, los 7 días en que se reintenta un cobro y cuándo se libera un pago (24 o 48 horas).',
  ],
  documentos: ['Con cuántos días se avisa que un documento vence (30 y 7).'],
  terminos: [
    'Las reservas y cuentas que aceptaron otra versión: conservan la suya, también en la copia de su contrato.',
    A_MANO,
  ],
  privacidad: ['Los consentimientos ya dados: guardan su versión.', A_MANO],
  feriados: ['Las fechas ya prometidas: cuándo se responde una solicitud y cuándo vence un caso abierto.'],
  zonas: ['Lo que ya está a la venta o vendido: conserva su hora.'],
  retencion: [
    'Los seis años de los datos tributarios y los 30 días corridos para responder sobre datos personales: los fija la ley.',
    'Lo que se guarda tras cerrar un negocio (un año), las fotos de una opinión retirada (30 días) y una lista de viaje (6 meses): son del producto.',
    'Los textos legales publicados con el número escrito a mano, en vez de su nombre entre llaves.',
  ],
  interruptores: [
    'La ayuda, los textos legales y Matheus siguen describiendo lo apagado; quien lo usa lee que no está disponible por ahora.',
  ],
  limites: [
    'Los 15 minutos que se guardan los cupos de una reserva, ampliables una vez: son del producto.',
    'Las 600 solicitudes por minuto de una clave, las 20 listas y los 20 viajeros frecuentes de una persona.',
    'Lo que alguien ya tiene por sobre un límite nuevo.',
  ],
  portada: [],
  anuncios: [],
  sitio: [
    'Los correos ya enviados, el identificador de proveedor y los de los calendarios.',
    'La fecha ya prometida en una solicitud.',
    'Los 30 días corridos para responder sobre datos personales y los 5 días hábiles de una apelación.',
  ],
}
