import { REGIONES } from '#contract/enumeraciones/regiones.ts'
import type { CampoDeRegla, ClaseDeRegla } from '#contract/reglas.ts'
import { TOPE_DE_UNA_PERSONA } from '#domain/pagos/devolucion.ts'
import { ANUNCIOS, PORTADA } from './formas-de-contenido.ts'
import { DOCUMENTO } from './formas-de-documentos.ts'
import { SITIO } from './formas-del-sitio.ts'
import { ZONAS } from './zonas.ts'

export interface FormaDeRegla {
  nombre: string
  descripcion: string
  campos: readonly CampoDeRegla[]
}

const TRAMOS: readonly CampoDeRegla[] = [
  { tipo: 'entero', campo: 'hasta', nombre: 'Hasta cuántas horas antes', min: 0, max: 8760, unidad: 'horas' },
  { tipo: 'entero', campo: 'porcentaje', nombre: 'Se devuelve', min: 1, max: 100, unidad: '%' },
]
const politica = (campo: string, nombre: string): CampoDeRegla => ({
  tipo: 'lista',
  campo,
  nombre,
  uno: 'Tramo',
  min: 0,
  max: 6,
  campos: TRAMOS,
})

const PLAN: readonly CampoDeRegla[] = [
  {
    tipo: 'entero',
    campo: 'precio',
    nombre: 'Precio por mes',
    ayuda: 'En pesos, con IVA',
    min: 0,
    max: 1_000_000,
    unidad: '$',
  },
  { tipo: 'tasa', campo: 'comision', nombre: 'Comisión por venta', ayuda: 'Sin IVA', min: 0, max: 5_000 },
  {
    tipo: 'tasa',
    campo: 'comisionPorEnlace',
    nombre: 'Comisión por enlace propio',
    ayuda: 'Sin IVA',
    min: 0,
    max: 5_000,
  },
  {
    tipo: 'entero',
    campo: 'experiencias',
    nombre: 'Experiencias publicadas',
    min: 1,
    max: 10_000,
    opcional: true,
    vacio: 'sin límite',
  },
  { tipo: 'entero', campo: 'personas', nombre: 'Personas en el equipo', min: 1, max: 1_000 },
]
const plan = (campo: string, nombre: string): CampoDeRegla => ({ tipo: 'grupo', campo, nombre, campos: PLAN })

const TEXTO: readonly CampoDeRegla[] = [
  { tipo: 'texto', campo: 'resumen', nombre: 'Resumen', ayuda: 'Un punto por línea', max: 2_000, parrafos: true },
  {
    tipo: 'lista',
    campo: 'secciones',
    nombre: 'Secciones',
    uno: 'Sección',
    min: 1,
    max: 40,
    campos: [
      { tipo: 'texto', campo: 'id', nombre: 'Ancla', ayuda: 'Sin espacios, para el índice', max: 40 },
      { tipo: 'texto', campo: 'titulo', nombre: 'Título', max: 120 },
      {
        tipo: 'texto',
        campo: 'texto',
        nombre: 'Texto',
        ayuda:
          'Deja una línea en blanco entre párrafos. {{marca}}, {{responsable}}, {{adonde}} y {{plazo}} se reemplazan por los datos del sitio, {{politicas}} por las de cancelación y {{retencion.…}} y {{limites.…}} por esas reglas, como {{retencion.cuentas}}: siempre con lo que rige',
        max: 8_000,
        parrafos: true,
      },
    ],
  },
]

const dias = (campo: string, nombre: string, min: number): CampoDeRegla => ({
  tipo: 'entero',
  campo,
  nombre,
  min,
  max: 3_650,
  unidad: 'días',
})
const interruptor = (campo: string, nombre: string, ayuda: string): CampoDeRegla => ({
  tipo: 'siNo',
  campo,
  nombre,
  ayuda,
})

const FERIADO: readonly CampoDeRegla[] = [
  { tipo: 'fecha', campo: 'fecha', nombre: 'Día' },
  { tipo: 'texto', campo: 'nombre', nombre: 'Nombre', max: 80 },
]
const VACACIONES: readonly CampoDeRegla[] = [
  {
    tipo: 'opcion',
    campo: 'region',
    nombre: 'Región',
    opciones: [
      { valor: '*', nombre: 'Todo Chile' },
      ...REGIONES.map(({ codigo, nombre }) => ({ valor: codigo, nombre })),
    ],
  },
  { tipo: 'texto', campo: 'nombre', nombre: 'Nombre', max: 80 },
  { tipo: 'fecha', campo: 'desde', nombre: 'Primer día' },
  { tipo: 'fecha', campo: 'hasta', nombre: 'Último día' },
]

/** The form, the checks and the differences of a kind of rule all come from here, so that it is described once. */
export const FORMAS: Record<ClaseDeRegla, FormaDeRegla> = {
  cancelacion: {
    nombre: 'Políticas de cancelación',
    descripcion: 'Cuánto se devuelve según las horas que faltan. Cada reserva conserva la versión con que se vendió.',
    campos: [
      politica('flexible', 'Flexible'),
      politica('moderada', 'Moderada'),
      politica('estricta', 'Estricta'),
      politica('no_reembolsable', 'No reembolsable'),
    ],
  },
  planes: {
    nombre: 'Comisiones y planes',
    descripcion: 'Qué cuesta cada plan y qué comisión paga. Un pago conserva la comisión con que se hizo.',
    campos: [plan('gratis', 'Gratis'), plan('pro', 'Pro'), plan('equipo', 'Equipo')],
  },
  documentos: {
    nombre: 'Documentos por categoría',
    descripcion: 'Qué debe presentar quien ofrece cada tipo de experiencia.',
    campos: [
      {
        tipo: 'lista',
        campo: 'documentos',
        nombre: 'Documentos',
        uno: 'Documento',
        min: 1,
        max: 80,
        campos: DOCUMENTO,
      },
    ],
  },
  terminos: {
    nombre: 'Términos',
    descripcion: 'El texto que se acepta al reservar y al crear una cuenta; cada aceptación guarda su versión.',
    campos: TEXTO,
  },
  privacidad: {
    nombre: 'Privacidad',
    descripcion: 'Qué datos usamos; cada consentimiento guarda su versión.',
    campos: TEXTO,
  },
  feriados: {
    nombre: 'Feriados y vacaciones escolares',
    descripcion: 'Los usan los calendarios, los plazos hábiles y el asistente.',
    campos: [
      { tipo: 'lista', campo: 'feriados', nombre: 'Feriados', uno: 'Feriado', min: 1, max: 100, campos: FERIADO },
      {
        tipo: 'lista',
        campo: 'vacaciones',
        nombre: 'Vacaciones escolares',
        uno: 'Vacaciones',
        min: 0,
        max: 100,
        campos: VACACIONES,
      },
    ],
  },
  zonas: {
    nombre: 'Regiones y hora',
    descripcion:
      'Con qué hora se publica lo de cada región. Rige para lo que se publica o cambia de lugar desde entonces: lo que ya está a la venta o vendido conserva la suya.',
    campos: ZONAS,
  },
  retencion: {
    nombre: 'Tiempos de retención',
    descripcion:
      'Cuánto guardamos cada cosa antes de borrarla. Los datos tributarios no cambian aquí: los fija la ley.',
    campos: [
      dias('conversaciones', 'Conversaciones con el asistente', 1),
      dias('notificaciones', 'Notificaciones', 7),
      dias('comentarios', 'Comentarios de una reserva, después de la experiencia', 1),
      dias('respuestas', 'Respuestas y recogida, después de la experiencia', 1),
      dias('reventas', 'Pasajeros de reservas por API, después de la experiencia', 7),
      dias('novedades', 'Novedades para empresas', 7),
      dias('cuentas', 'Cuenta bancaria de una devolución, después de pagada', 90),
      dias('consultas', 'Consultas a una persona, después de la última respuesta', 30),
    ],
  },
  interruptores: {
    nombre: 'Funciones encendidas',
    descripcion: 'Lo apagado responde que no está disponible por ahora; lo ya hecho sigue en pie.',
    campos: [
      interruptor('asistente', 'Asistente', 'Responder preguntas en el chat'),
      interruptor('regalos', 'Tarjetas de regalo', 'Comprar tarjetas nuevas'),
      interruptor('listaDeEspera', 'Lista de espera', 'Anotarse en salidas completas'),
      interruptor('altas', 'Altas de operadores', 'Registrar anfitriones y proveedores nuevos'),
      interruptor('solicitudesDeEmpresa', 'Solicitudes de empresas', 'Pedir propuestas para grupos'),
    ],
  },
  limites: {
    nombre: 'Límites',
    descripcion:
      'Cuánto puede cada persona a la vez, desde qué monto hace falta una segunda, y cuánto puede gastar el modelo de IA.',
    campos: [
      { tipo: 'entero', campo: 'reservasAbiertas', nombre: 'Reservas esperando pago, por persona', min: 1, max: 50 },
      {
        tipo: 'entero',
        campo: 'cuposSinConfirmar',
        nombre: 'Cupos retenidos por API sin confirmar, por empresa',
        ayuda: 'Los de la clave de prueba se cuentan aparte, con el mismo tope',
        min: 50,
        max: 5_000,
      },
      {
        tipo: 'entero',
        campo: 'minutosDeRetencion',
        nombre: 'Lo que dura en total una retención por API',
        ayuda: 'Contadas todas sus extensiones',
        min: 120,
        max: 2_880,
        unidad: 'minutos',
      },
      { tipo: 'entero', campo: 'esperas', nombre: 'Salidas en lista de espera, por persona', min: 1, max: 100 },
      { tipo: 'entero', campo: 'borradores', nombre: 'Borradores, por operador', min: 1, max: 500 },
      {
        tipo: 'entero',
        campo: 'devolucionDeUnaPersona',
        nombre: 'Devolución que aprueba una sola persona',
        ayuda: 'Sobre este monto, sumadas las de una misma reserva, la aprueba otra. Nunca más de $200.000',
        min: 0,
        max: TOPE_DE_UNA_PERSONA,
        unidad: '$',
      },
      {
        tipo: 'entero',
        campo: 'transferenciaDeUnaPersona',
        nombre: 'Transferencia de empresa que confirma una sola persona',
        ayuda: 'Sobre este monto la confirma otra',
        min: 0,
        max: 10_000_000,
        unidad: '$',
      },
      {
        tipo: 'entero',
        campo: 'tokensDelModelo',
        nombre: 'Tokens del modelo de IA, por día',
        ayuda: 'Al llegar a este tope contesta el asistente propio hasta el día siguiente; con 0, siempre',
        min: 0,
        max: 1_000_000_000,
      },
    ],
  },
  portada: {
    nombre: 'Portada',
    descripcion: 'Destinos recomendados y experiencias destacadas. De cada zona se ven los tres primeros.',
    campos: PORTADA,
  },
  anuncios: {
    nombre: 'Anuncios',
    descripcion: 'Una franja sobre la página, en las áreas y los días que elijas. Quien la cierra no la vuelve a ver.',
    campos: ANUNCIOS,
  },
  sitio: {
    nombre: 'Datos del sitio',
    descripcion:
      'Quién lo opera y cómo se le escribe: lo que dicen el pie, los correos, las entradas, los textos legales y el asistente.',
    campos: SITIO,
  },
}
