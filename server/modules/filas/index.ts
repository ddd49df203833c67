export {
  cerrarDeQuienReservo,
  countEsperasDe,
  countVivas,
  deleteEsperasDe,
  deleteEsperasViejas,
  exportarEsperas,
  findDeInvitado,
  findEspera,
  insertEspera,
  listConLugar,
  type ConLugar,
  listEnFila,
  listEsperasDe,
  moverEspera,
  takePrimeraQueCabe,
  type EsperaRow,
} from './filas.db.ts'
export { findTurno, listFila, tomarPorSuCuenta, type Turno } from './turno.db.ts'
