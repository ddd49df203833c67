export { reconocerDeRegalo } from './devolver.ts'
export { comprarRegalo, REGALO } from './comprar-regalo.ts'
export { conciliarDisputaDeRegalo } from './disputar.ts'
export { devolverAlRegalo, gastarRegalo, rebajarRegalo, retenerRegalo } from './gastar.ts'
export { consultarRegalo, listarRegalos, usarCompraDeRegalo } from './mis-regalos.ts'
export { apartarRegalosDe } from './al-borrar.ts'
export {
  cobrosDeRegalosDe,
  countDineroDeRegalos,
  exportarRegalos,
  findUso,
  olvidarRegalosDe,
  quitarUso,
} from './regalos.db.ts'
export { regalosJobs } from './regalos.jobs.ts'
export { hashDeCodigo } from './revisar.ts'
