import type { ZONAS_DE_PORTADA } from '#contract/enumeraciones.ts'
import type { AreaDeAnuncio, Funcion } from '#contract/reglas.ts'
import type { Tramo } from '#contract/tramos.ts'
import type { PoliticaCancelacion } from '#contract/experiencias.ts'
import type { Plan } from '#contract/suscripciones.ts'
import type { DatosDelSitio } from '#domain/sitio/datos.ts'
import type { Zonas } from './zonas.ts'

export type Cancelacion = Record<PoliticaCancelacion, Tramo[]>

export interface TerminosDePlan {
  /** A month in pesos, IVA included. */
  precio: number
  /** Without IVA, in hundredths of a percent. */
  comision: number
  comisionPorEnlace: number
  /** Published at once; null for no limit. */
  experiencias: number | null
  personas: number
}

export interface DocumentoPedido {
  tipo: string
  /** A kind of experience, or '*' for all. */
  categoria: string
  operador: 'anfitrion' | 'proveedor' | '*'
  tarea: string
  nombre: string
  porque: string
  conVencimiento: boolean
  obligatorio: boolean
}

/** Paragraphs are set apart by an empty line, the points of `resumen` by a line. */
export interface Texto {
  resumen: string
  secciones: { id: string; titulo: string; texto: string }[]
}

export interface Feriados {
  feriados: { fecha: string; nombre: string }[]
  /** School breaks; `region` is the official code, or '*' for the whole country. */
  vacaciones: { region: string; nombre: string; desde: string; hasta: string }[]
}

/** How many days each thing is kept. */
export interface Retencion {
  conversaciones: number
  notificaciones: number
  comentarios: number
  /** What was declared for the day, and where somebody was picked up. */
  respuestas: number
  /** Who travelled on what a company sold on. */
  reventas: number
  novedades: number
  /** Where a refund by transfer went, since it was paid. */
  cuentas: number
  /** What somebody asked of one of us and was answered, since the last answer. */
  consultas: number
}

export type Interruptores = Record<Funcion, boolean>

export interface Limites {
  reservasAbiertas: number
  /** Places that a company holds by API without having confirmed them. */
  cuposSinConfirmar: number
  /** Minutes that a hold by API lasts in all, however often it is extended. */
  minutosDeRetencion: number
  esperas: number
  borradores: number
  /** Pesos above which a second person has to agree: to a refund beyond the policy, to a transfer of a company. */
  devolucionDeUnaPersona: number
  transferenciaDeUnaPersona: number
  /** That the model of the assistant may cost in a day, whoever asks; then the built-in one answers. */
  tokensDelModelo: number
}

export interface Portada {
  /** `puntos` by lines; of each zone the first three are shown. */
  destinos: {
    zona: (typeof ZONAS_DE_PORTADA)[number]
    ciudad: string
    region: string
    descripcion: string
    puntos: string
    mejorEpoca: string
    imagen: string
    imagenAlt: string
  }[]
  destacadas: {
    mostrar: boolean
    titulo: string
    criterio: 'mejor_evaluadas' | 'mas_opiniones' | 'recientes'
    cuantas: number
    minimoOpiniones: number
  }
}

export interface Anuncios {
  /** From the first day to the last, both included, in Santiago. `enlace` is a path of ours, or empty. */
  anuncios: {
    id: string
    texto: string
    enlace: string
    enlaceTexto: string
    urgente: boolean
    desde: string
    hasta: string
    areas: Record<AreaDeAnuncio, boolean>
  }[]
}

export interface ContenidoDe {
  cancelacion: Cancelacion
  planes: Record<Plan, TerminosDePlan>
  documentos: { documentos: DocumentoPedido[] }
  terminos: Texto
  privacidad: Texto
  feriados: Feriados
  zonas: Zonas
  retencion: Retencion
  interruptores: Interruptores
  limites: Limites
  portada: Portada
  anuncios: Anuncios
  sitio: DatosDelSitio
}
