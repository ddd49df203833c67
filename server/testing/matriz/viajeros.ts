import type { Filas } from './filas.ts'

/** What a traveller keeps while choosing, and the assistant. */
export const viajeros = {
  // VGTHPEKX
  listarFavoritos: '--++-+--',
  listarIdsDeFavoritos: '--++-+--',
  guardarFavoritos: '--++-+--',
  quitarFavorito: '--++-+--',
  verExperienciasGuardadas: '++++++++',
  crearLista: '--++-+--',
  listarListas: '--++-+--',
  cerrarLista: '--oo-o--',
  borrarLista: '--oo-o--',
  // Its link is the credential.
  verLista: '++++++++',
  votarLista: '++++++++',
  crearAlerta: '++++-+--',
  listarAlertas: '--++-+--',
  pausarAlerta: '--oo-o--',
  borrarAlerta: '--oo-o--',
  verEnlaceDeAlerta: '++++++++',
  usarEnlaceDeAlerta: '++++++++',
  preguntarAsistente: '++++++++',
  olvidarConversacion: '++++++++',
  escribirConsulta: '++++++++',
  listarConsultas: '--++-+--',
  verConsultaPropia: '--oo-o--',
  preguntarOtraVez: '--oo-o--',
  // Its link is the credential.
  verConsultaConEnlace: '++++++++',
  preguntarOtraVezConEnlace: '++++++++',
} as const satisfies Filas
