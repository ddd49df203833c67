import { celdaCsv } from '#domain/privacidad/csv.ts'
import { leerRut } from '#domain/usuarios/rut.ts'

/** One transfer of the file. `monto`: whole pesos. `referencia`: what the bank's answer names it by. */
export interface OrdenDeTransferencia {
  rut: string
  titular: string
  banco: string
  tipoCuenta: string
  numeroCuenta: string
  monto: number
  glosa: string
  referencia: string
}

const COLUMNAS = [
  'rut',
  'titular',
  'codigo_banco',
  'banco',
  'tipo_cuenta',
  'numero_cuenta',
  'monto',
  'glosa',
  'referencia',
]
const GLOSA_MAX = 40

/** Codes of the Comisión para el Mercado Financiero, which every bulk file of a Chilean bank asks for. */
const CODIGOS_DE_BANCO: Record<string, string> = {
  'banco de chile': '001',
  'banco internacional': '009',
  bancoestado: '012',
  scotiabank: '014',
  bci: '016',
  'banco bice': '028',
  'banco santander': '037',
  itau: '039',
  'banco security': '049',
  'banco falabella': '051',
  'banco ripley': '053',
  'banco consorcio': '055',
  coopeuch: '672',
  'prepago los heroes': '729',
  tenpo: '730',
  'mercado pago': '875',
}

/** Null for a bank that we have no code of. */
export function codigoDeBanco(banco: string): string | null {
  return CODIGOS_DE_BANCO[sinAcentos(banco).toLowerCase().trim()] ?? null
}

/**
 * The file that goes to the bank: one header, one line for each transfer, CRLF, ASCII alone, amounts in whole pesos without
 * separators, RUT as 12345678-5. An order that could not be paid out by it throws: nothing of a file may be wrong.
 */
export function archivoDeBanco(ordenes: readonly OrdenDeTransferencia[]): string {
  return [COLUMNAS, ...ordenes.map(lineaDeBanco)].map((celdas) => `${celdas.join(',')}\r\n`).join('')
}

function lineaDeBanco({
  rut,
  titular,
  banco,
  tipoCuenta,
  numeroCuenta,
  monto,
  glosa,
  referencia,
}: OrdenDeTransferencia): string[] {
  const leido = leerRut(rut)
  if (!leido) throw new RangeError(`order ${referencia}: RUT with a wrong check digit`)
  if (!Number.isSafeInteger(monto) || monto <= 0) throw new RangeError(`order ${referencia}: ${monto} is no amount`)
  if (!/^\d{5,20}$/.test(numeroCuenta)) throw new RangeError(`order ${referencia}: no account number`)
  const textos = [titular, codigoDeBanco(banco) ?? '', banco, tipoCuenta, numeroCuenta].map((texto) =>
    celdaCsv(sinAcentos(texto)),
  )
  return [
    `${leido.cuerpo}-${leido.dv}`,
    ...textos,
    String(monto),
    celdaCsv(sinAcentos(glosa).slice(0, GLOSA_MAX)),
    referencia,
  ]
}

/** Bulk files are read as ASCII: what is neither a letter with its accent taken off nor ASCII becomes a space. */
const sinAcentos = (texto: string): string =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\u0020-\u007e]/g, ' ')
