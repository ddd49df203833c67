import type { PoliticaCancelacion, TipoTarifa } from '#contract/experiencias.ts'
import type { Pregunta, PuntoDeRecogida, RespuestaDada } from '#contract/recogida.ts'
import type { EstadoReserva } from '#contract/reservas.ts'
import type { RecogidaElegida, RecogidaPedida } from '#domain/recogida/recogida.ts'
import type { EstadoVacante } from '#domain/reventas/vacantes.ts'

/** One kind of participant that an opcion sells. */
export interface UnidadVendida {
  tipo: TipoTarifa
  precio: number
  /** What the company owes of it. */
  neto: number
  edadMin: number
  edadMax: number
  pideDocumento: boolean
  acompanantes: TipoTarifa[]
  personas: number
}

export interface OpcionVendida {
  id: string
  /** Our own id of it. */
  opcionId: string
  /** The oldest one: what a company gets unless it names another. */
  principal: boolean
  nombre: string
  horas: string[]
  corteHoras: number
  /** As many as one booking of its largest departure takes. */
  maxUnidades: number
  unidades: UnidadVendida[]
}

/** An experiencia as companies sell it on. */
export interface Producto {
  id: string
  slug: string
  codigoCorto: string
  nombre: string
  descripcionCorta: string
  descripcionLarga: string
  tipoExperiencia: string
  zona: string
  ciudad: string
  sector: string
  regionNombre: string
  lat: number
  lng: number
  duracionMinutos: number
  politica: PoliticaCancelacion
  confirmaAlInstante: boolean
  recibeReservas: boolean
  operador: string
  portada: string
  fotos: { url: string; alt: string }[]
  incluye: string[]
  noIncluye: string[]
  queLlevar: string[]
  idiomasGuia: string[]
  accesibilidad: string
  requisitos: { edadMin: number; dificultad: number; condiciones: string[] }
  itinerario: { titulo: string; detalle: string }[]
  puntoEncuentro: { direccion: string; instrucciones: string }
  recogida: PuntoDeRecogida[]
  recogidaObligatoria: boolean
  preguntas: Pregunta[]
  opciones: OpcionVendida[]
  /** Of it, for the company that is looking or bought it. */
  margen: number
}

/** One salida of an opcion, with what is left of it. */
export interface Vacante {
  salidaId: string
  /** Its name outside: the local start with its offset. */
  id: string
  inicio: string
  fin: string
  inicioUtc: Date
  fechaLocal: string
  /** What this salida sells, at its own prices where it has them. */
  unidades: UnidadVendida[]
  cierreVentas: Date
  estado: EstadoVacante
  vacantes: number
  cupos: number
}

export interface ContactoReventa {
  fullName: string | null
  firstName: string | null
  lastName: string | null
  emailAddress: string | null
  phoneNumber: string | null
  postalCode: string | null
  country: string | null
  notes: string | null
  locales: string[]
}

export interface UnidadReservada {
  uuid: string
  tipo: TipoTarifa
  referencia: string | null
  contacto: ContactoReventa
  precio: number
  neto: number
  respuestas: RespuestaDeReventa[]
}

/** An empty value takes an answer back. */
export interface RespuestaDeReventa {
  preguntaId: string
  valor: string
}

/** What goes beyond core OCTO; undefined leaves as it was. `exige`: what has to be there by now. */
export interface Agregados {
  recogida?: RecogidaPedida | undefined
  /** Of the whole booking, or of the person that each one names. */
  respuestas?: RespuestaDada[] | undefined
  exige?: { recogida: boolean; respuestas: boolean } | undefined
}

export interface Reventa {
  id: string
  uuid: string
  referencia: string | null
  codigo: string
  /** Made with the key that anybody may try with. */
  dePrueba: boolean
  estado: EstadoReserva
  creadaEn: Date
  cambiadaEn: Date
  venceEn: Date | null
  confirmadaEn: Date | null
  usadaEn: Date | null
  producto: Producto
  opcion: OpcionVendida
  vacante: Vacante
  cancelable: boolean
  cancelacion: { devuelve: 'todo' | 'parte' | 'nada'; motivo: string | null; en: Date } | null
  contacto: ContactoReventa
  notas: string | null
  total: number
  neto: number
  unidades: UnidadReservada[]
  recogida: RecogidaElegida | null
  /** Of the whole booking; those of each person are with its unit. */
  respuestas: RespuestaDeReventa[]
  /** The text of its QR once it is confirmed. */
  qr: string | null
}
