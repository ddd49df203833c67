export { unaVez } from './una-vez.ts'
export { descartarClaves } from './idempotencia.db.ts'
