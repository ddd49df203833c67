export { unaVez, unaVezPorPartes } from './una-vez.ts'
export { borrarClavesDe, descartarClaves } from './idempotencia.db.ts'
