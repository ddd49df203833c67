export { listarDestinos } from './listar-destinos.ts'
export { verLugares } from './lugares.ts'
export { verDestino } from './ver-destino.ts'
export { listarDirecciones, type Direccion } from './listar-direcciones.ts'
