import type { Filas } from './filas.ts'

/** What anybody may look at. */
export const catalogo = {
  // VGTHPEKX
  listarExperiencias: '++++++++',
  buscarExperiencias: '++++++++',
  ubicarExperiencias: '++++++++',
  verConfiguracionDelMapa: '++++++++',
  listarCiudades: '++++++++',
  listarDestinos: '++++++++',
  verDestino: '++++++++',
  verExperiencia: '++++++++',
  listarResenas: '++++++++',
  verDisponibilidad: '++++++++',
  listarProveedores: '++++++++',
  verProveedor: '++++++++',
  listarOpinionesDeProveedor: '++++++++',
  verProveedorPorSlug: '++++++++',
  verEstadisticas: '++++++++',
  denunciarExperiencia: '++++-+--',
  denunciarProveedor: '++++-+--',
  registrarInteres: '++++++++',
  verCondiciones: '++++++++',
  verTextoLegal: '++++++++',
  verPortada: '++++++++',
  listarAnuncios: '++++++++',
  verFunciones: '++++++++',
  verSitio: '++++++++',
} as const satisfies Filas
