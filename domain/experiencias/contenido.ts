import type { TipoExperiencia } from '#contract/comun.ts'
import type { CampoContenido, Contenido, PasoEdicion } from '#contract/contenido.ts'

/** A new experiencia, of which nothing is said. */
export const CONTENIDO_VACIO: Contenido = {
  nombreExperiencia: '',
  tipoExperiencia: null,
  descripcionCorta: '',
  region: null,
  comunaCodigo: null,
  ciudad: '',
  sector: '',
  direccion: '',
  instrucciones: '',
  fotoEncuentro: null,
  lugar: null,
  esCasa: false,
  recogida: [],
  recogidaObligatoria: false,
  descripcionLarga: '',
  itinerario: [],
  incluye: [],
  noIncluye: [],
  cargosEnDestino: [],
  queLlevar: [],
  condiciones: [],
  preguntas: [],
  edadMin: 0,
  dificultad: null,
  altitudMax: null,
  accesibilidad: '',
  planB: '',
  idiomasGuia: ['es'],
  registroSernatur: '',
  fotos: [],
  precioPorPersona: null,
  otrasTarifas: [],
  duracionMinutos: null,
  cuposPorSalida: null,
  minParticipantes: null,
  cierreMinutos: 60,
  politicaCancelacion: null,
  confirmacion: 'inmediata',
}

/** In the order of the form. */
export const PASO_DE: Record<CampoContenido, PasoEdicion> = {
  nombreExperiencia: 'esencial',
  tipoExperiencia: 'esencial',
  descripcionCorta: 'esencial',
  region: 'lugar',
  comunaCodigo: 'lugar',
  ciudad: 'lugar',
  sector: 'lugar',
  direccion: 'lugar',
  instrucciones: 'lugar',
  fotoEncuentro: 'lugar',
  lugar: 'lugar',
  esCasa: 'lugar',
  recogida: 'lugar',
  recogidaObligatoria: 'lugar',
  descripcionLarga: 'detalle',
  itinerario: 'detalle',
  incluye: 'detalle',
  noIncluye: 'detalle',
  cargosEnDestino: 'detalle',
  queLlevar: 'detalle',
  condiciones: 'detalle',
  edadMin: 'detalle',
  dificultad: 'detalle',
  altitudMax: 'detalle',
  accesibilidad: 'detalle',
  planB: 'detalle',
  preguntas: 'detalle',
  idiomasGuia: 'detalle',
  registroSernatur: 'detalle',
  fotos: 'fotos',
  precioPorPersona: 'precio',
  otrasTarifas: 'precio',
  duracionMinutos: 'precio',
  cuposPorSalida: 'precio',
  minParticipantes: 'precio',
  cierreMinutos: 'precio',
  politicaCancelacion: 'precio',
  confirmacion: 'precio',
}

type ConFotos = Pick<Contenido, 'fotos' | 'fotoEncuentro' | 'esCasa'>

/** Every photo that a version names. */
export const fotosNombradas = ({ fotos, fotoEncuentro }: Omit<ConFotos, 'esCasa'>): Contenido['fotos'] =>
  fotoEncuentro ? [...fotos, fotoEncuentro] : fotos

/** Those that anybody may see: the door of a home is for whoever comes. */
export const fotosPublicas = (contenido: ConFotos): Contenido['fotos'] =>
  contenido.esCasa ? contenido.fotos : fotosNombradas(contenido)

/** Named, and not for everybody: also where it was before this became somebody's home. */
export const fotosPrivadas = (contenido: ConFotos): Contenido['fotos'] =>
  fotosNombradas(contenido).filter(({ id }) => !fotosPublicas(contenido).some((publica) => publica.id === id))

const CON_REGISTRO: readonly TipoExperiencia[] = ['Trekking', 'Aventura', 'Stand Up Paddle']

/** Ley 20.423: adventure tourism needs the registry of Sernatur. */
export function pideRegistro(tipo: TipoExperiencia | null): boolean {
  return tipo !== null && CON_REGISTRO.includes(tipo)
}
