import { enviarAjeno } from './ajenos.ts'

export const pagosJobs = {
  'pagos.devolverAjeno': enviarAjeno,
}
