export { unaVez, unaVezPorPartes } from './una-vez.ts'
export { descartarClaves } from './idempotencia.db.ts'
