import type { Fuente } from '#contract/asistente.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Tramo } from '#contract/tramos.ts'
import { TRAMOS } from '#domain/reservas/cancelacion.ts'
import type { TemaDeAyuda } from './intencion.ts'
import { politicasEnFrase } from './politica-en-frase.ts'

export interface TextoDeAyuda {
  texto: string
  fuentes: Fuente[]
}

const TERMINOS: Fuente = { titulo: 'Términos', url: '/terminos' }
const PRIVACIDAD: Fuente = { titulo: 'Privacidad', url: '/privacidad' }
const ENTRADAS: Fuente = { titulo: 'Mis Experiencias', url: '/mis-entradas' }
const BUSCAR_ENTRADA: Fuente = { titulo: 'Buscar mi entrada con correo y código', url: '/buscar-entrada' }
const AYUDA: Fuente = { titulo: 'Ayuda', url: '/ayuda' }
const CATALOGO: Fuente = { titulo: 'Ver experiencias', url: '/' }

const ayuda = (texto: string, ...fuentes: Fuente[]): TextoDeAyuda => ({ texto, fuentes })

/** Signed in, one's own bookings are one step away; a code in the message may be anybody's, so nothing is looked up by it. */
export const CON_SESION = {
  codigo: ayuda(
    'Si esa reserva es de tu cuenta, su estado está en Mis Experiencias; si la hiciste sin cuenta, búscala con tu correo y el código. En este chat no busco reservas por su código.',
    ENTRADAS,
    BUSCAR_ENTRADA,
  ),
  proxima: ayuda('El estado y el detalle están en Mis Experiencias.', ENTRADAS),
  ninguna: ayuda(
    'No veo una reserva confirmada por venir en tu cuenta. Todas las tuyas, con su estado, están en Mis Experiencias; si reservaste sin cuenta, búscala con tu correo y el código.',
    ENTRADAS,
    BUSCAR_ENTRADA,
  ),
}

/** The policies as they stand. */
export function textoDeCancelar(politicas: Record<PoliticaCancelacion, readonly Tramo[]>): string {
  return `Cancelas desde tu entrada, en Mis Experiencias o con el enlace de tu correo, y ves el monto exacto antes de confirmar. Depende de la política de cada experiencia. ${politicasEnFrase(politicas)} No reembolsable: sin devolución si cancelas tú; ninguna experiencia nueva se publica con ella. Si cancela tu anfitrión o el clima lo impide, siempre es el 100 %. Los plazos son horas reales antes del inicio.`
}

/** The product itself says this, so the facts are those of /terminos. */
export const TEXTOS_DE_AYUDA: Record<TemaDeAyuda, TextoDeAyuda> = {
  cancelar: ayuda(textoDeCancelar(TRAMOS), ENTRADAS, TERMINOS),
  devolucion: ayuda(
    `La devolución vuelve al mismo medio de pago: la pedimos dentro de 24 horas y tu banco puede tardar de 5 a 10 días hábiles. Cuánto vuelve depende de la política de la experiencia; si cancela tu anfitrión o el clima lo impide, es el 100 %. El monto lo ves antes de confirmar la cancelación. Si tienes un problema con una devolución, lo revisa una persona: escribe {{adonde}}.`,
    ENTRADAS,
    TERMINOS,
  ),
  pago: ayuda(
    'Eliges fecha y personas en la página de la experiencia, pones tus datos y guardamos tus cupos por 15 minutos, ampliables una vez. Pagas en línea y la entrada llega a tu correo. Si un pago falla, no repitas el cobro hasta ver el estado de tu reserva. Yo no recibo datos de tarjetas: escríbelos solo en la página de pago.',
    CATALOGO,
    TERMINOS,
  ),
  medios: ayuda(
    'Se paga en línea con tarjeta o con una tarjeta de regalo, en pesos chilenos, en la página de pago de tu reserva. No hagas transferencias a una cuenta personal, y no escribas tu tarjeta en este chat.',
    TERMINOS,
  ),
  clima: ayuda(
    'Si el clima o un cierre impiden la experiencia, te devolvemos el 100 %. Quien la realiza decide y te avisa. El pronóstico no lo sé: míralo en la Dirección Meteorológica de Chile. En la entrada está el contacto de tu anfitrión para preguntar el mismo día.',
    TERMINOS,
    ENTRADAS,
  ),
  cambio: ayuda(
    `Para cambiar de fecha abre tu entrada en Mis Experiencias y elige «Cambiar fecha», mientras puedas cancelar sin costo. Si la fecha nueva cuesta más, pagas solo la diferencia; si cuesta menos, vuelve a tu tarjeta. Si no ves esa opción, escríbele a tu anfitrión, o escribe {{adonde}} y lo ve una persona.`,
    ENTRADAS,
    TERMINOS,
  ),
  entrada: ayuda(
    'Tu entrada con código QR llega por correo cuando la reserva queda confirmada. También está en Mis Experiencias si tienes cuenta; si reservaste sin cuenta, búscala con tu correo y el código. Sirve en el teléfono: no hace falta imprimirla.',
    ENTRADAS,
    BUSCAR_ENTRADA,
  ),
  invitado: ayuda(
    'Puedes reservar sin crear una cuenta: solo pedimos nombre, correo y celular. Te enviamos un enlace a tu correo para ver, pagar o cancelar esa reserva.',
    CATALOGO,
    BUSCAR_ENTRADA,
  ),
  contacto: ayuda(
    `Escríbenos {{adonde}}: te responde una persona {{plazo}}. Para hablar con tu anfitrión, su contacto aparece en la entrada cuando la reserva está confirmada.`,
    AYUDA,
    ENTRADAS,
  ),
  idiomas: ayuda(
    'Cada experiencia dice en su página en qué idiomas guía. Yo respondo en español; si me dices qué quieres hacer, te muestro opciones y ahí revisas el idioma antes de reservar.',
    CATALOGO,
  ),
  ninos: ayuda(
    'Cada experiencia indica su edad mínima y, si la tiene, su tarifa de niño. Dime las edades y dónde, y busco solo las que los admiten.',
    CATALOGO,
  ),
  seguridad: ayuda(
    'En cada experiencia aparecen dificultad, edad mínima, altitud y requisitos. Los servicios de turismo aventura deben tener el registro de Sernatur que exige la Ley 20.423. No puedo decirte si algo es seguro para ti: si tienes una condición de salud, pregúntale a tu médico; cualquier otra duda antes de reservar nos la puedes escribir desde Ayuda. En una emergencia llama al 131 (ambulancia), 132 (bomberos) o 133 (carabineros).',
    AYUDA,
    TERMINOS,
  ),
  accesibilidad: ayuda(
    'Cada experiencia describe su accesibilidad: escalones, terreno, baños y si se puede en silla de ruedas. Revísala antes de reservar, porque yo no puedo asegurar que sirva para tu caso. Si te queda una duda, pregúntanos con «Hablar con una persona», aquí abajo, o desde Ayuda.',
    AYUDA,
    CATALOGO,
  ),
  mascotas: ayuda(
    'No tengo un dato de mascotas por experiencia, y a quien la realiza solo se le escribe con la reserva hecha. Antes de reservar, pregúntanos con «Hablar con una persona», aquí abajo, o desde Ayuda: te respondemos por correo.',
    AYUDA,
    CATALOGO,
  ),
  retraso: ayuda(
    'Llega 10 minutos antes con tu código. Si te atrasas, llama a tu anfitrión: el teléfono está en la entrada. Si no llegas, rige la política de cancelación como si cancelaras a la hora de inicio.',
    ENTRADAS,
    TERMINOS,
  ),
  anfitrion: ayuda(
    'Puedes publicar tus experiencias como anfitrión o anfitriona. Empieza en la página de anfitriones; si eres una empresa de turismo, regístrate como proveedor.',
    { titulo: 'Conviértete en anfitrión', url: '/conviertete-anfitrion' },
    { titulo: 'Registro de proveedor', url: '/registro-proveedor' },
  ),
  cuenta: ayuda(
    'Puedes crear una cuenta, entrar o recuperar tu contraseña en estas páginas. Tus datos y la opción de descargarlos o eliminarlos están en tu perfil.',
    { titulo: 'Iniciar Sesión', url: '/login' },
    { titulo: 'Registrarse', url: '/register' },
    { titulo: 'Recuperar contraseña', url: '/forgot-password' },
  ),
  empresa: ayuda(
    'Para empresas, agencias y grupos hay un área propia con reservas, equipo y acceso por API.',
    { titulo: 'Para empresas', url: '/b2b' },
    { titulo: 'API', url: '/api-docs' },
  ),
  opiniones: ayuda(
    'Solo opina quien asistió, y publicamos las opiniones buenas y malas. Puedes dejar la tuya desde tu entrada cuando la experiencia ya ocurrió.',
    TERMINOS,
    ENTRADAS,
  ),
  regalo: ayuda(
    'Con una tarjeta de regalo: eliges el monto, escribes tu mensaje y llega por correo a quien la recibe. Sirve para cualquier experiencia del sitio, entera o por partes. Si prefieres regalar una en particular, resérvala y pon como contacto a quien asistirá: la entrada llega a ese correo.',
    { titulo: 'Regalar una experiencia', url: '/regalar' },
    CATALOGO,
  ),
  cupos: ayuda(
    'Los cupos que ves son los que quedan en este momento. Al enviar tus datos los guardamos por 15 minutos, ampliables una vez; si el plazo termina sin pago, se liberan y no hay cobro.',
    TERMINOS,
  ),
  confirmacion: ayuda(
    'La mayoría se confirma al pagar. Si la experiencia se confirma a solicitud, tu anfitrión tiene 24 horas para aceptar; si no lo hace o no se junta el mínimo, devolvemos el 100 %.',
    TERMINOS,
  ),
  precio: ayuda(
    'El precio que ves es el total por persona en pesos chilenos, con impuestos, y no agregamos cargos de servicio. Lo que se paga en el lugar, si existe, se informa antes en la página de la experiencia. Algunas tienen tarifa de niño, estudiante, adulto mayor o residente: aparece al elegir participantes.',
    TERMINOS,
  ),
  factura: ayuda(
    `El comprobante llega con tu entrada. Si necesitas factura, las empresas la gestionan en su área; para otro documento escribe {{adonde}}.`,
    ENTRADAS,
    { titulo: 'Para empresas', url: '/b2b' },
  ),
  privacidad: ayuda(
    'Guardo esta conversación {{retencion.conversaciones}} para poder seguir el hilo y luego se borra. No la uso para entrenar nada. En Privacidad está cómo ver, corregir o eliminar tus datos.',
    PRIVACIDAD,
  ),
  asistente: ayuda(
    'Soy Matheus, el asistente automático de {{marca}}. Busco en el catálogo por lugar, fecha, personas, precio y tipo, y respondo dudas de reservas, pagos y cancelaciones. No reservo ni cobro por ti.',
    { titulo: 'Qué puede hacer Matheus', url: '/matheus-ia' },
    PRIVACIDAD,
  ),
  traslado: ayuda(
    'Cada experiencia indica su punto de encuentro y qué incluye; si hay traslado, aparece ahí. No vendemos pasajes ni transporte por separado.',
    CATALOGO,
  ),
  alojamiento: ayuda(
    'No vendemos alojamiento: aquí hay experiencias con guía en todo Chile. Dime a qué ciudad vas y te muestro qué hacer.',
    CATALOGO,
  ),
  dieta: ayuda(
    'Al reservar puedes dejar un comentario con tu dieta o alergias, y después confirmarlo por mensaje con quien cocina, desde tu entrada. No puedo asegurar que un menú esté libre de un alérgeno.',
    CATALOGO,
  ),
  llevar: ayuda(
    'Cada experiencia tiene su lista de qué llevar y qué incluye. Dime cuál te interesa o búscala, y revisa su página antes de ir.',
    CATALOGO,
  ),
  reclamo: ayuda(
    `Si algo salió mal, lo ve una persona: escribe {{adonde}} con el código de tu reserva y te responden {{plazo}}. Si nadie llegó a atenderte, te devolvemos el 100 %. También puedes acudir al Sernac. Si hay peligro ahora, llama al 133 (carabineros).`,
    AYUDA,
    ENTRADAS,
    TERMINOS,
  ),
  parques: ayuda(
    'La entrada a un parque, una reserva o un museo la fija quien lo administra. Cada experiencia dice en su página si va incluida o cuánto se paga en el lugar y a quién.',
    CATALOGO,
  ),
  reserva: ayuda(
    'El estado de una reserva lo ve solo quien la hizo: búscala con tu correo y el código, o inicia sesión y ábrela en Mis Experiencias. En este chat no busco reservas por su código.',
    BUSCAR_ENTRADA,
    ENTRADAS,
  ),
  cierres: ayuda(
    'No sé si un parque, un camino o un paso está abierto o cerrado ese día. Los parques los informa CONAF, y los caminos, Vialidad; si ya reservaste, pregúntale por mensaje a quien realiza la experiencia, desde tu entrada. Si un cierre la impide, te devolvemos el 100 %.',
    ENTRADAS,
    TERMINOS,
  ),
}
