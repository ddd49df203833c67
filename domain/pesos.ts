/** Rates in hundredths of a percent, so that 19 % is 1,900 and 12.5 % is 1,250: no decimals anywhere. */
export type PuntosBase = number

// Ley del IVA (DL 825), art. 14.
export const IVA: PuntosBase = 1_900

/** The one place where a fraction of a peso is decided: half away from zero. */
export function redondear(numerador: bigint, denominador: bigint): number {
  const doble = 2n * absoluto(numerador) + denominador
  const entero = doble / (2n * denominador)
  return aPesos(numerador < 0n ? -entero : entero)
}

/** Exact, whatever the order and the size on the way. */
export function sumar(montos: Iterable<number>): number {
  let suma = 0n
  for (const monto of montos) suma += BigInt(monto)
  return aPesos(suma)
}

export function multiplicar(monto: number, veces: number): number {
  return aPesos(BigInt(monto) * BigInt(veces))
}

/** `porcentaje`: whole percent. */
export function porcentajeDe(monto: number, porcentaje: number): number {
  return redondear(BigInt(monto) * BigInt(porcentaje), 100n)
}

export function tasaDe(monto: number, tasa: PuntosBase): number {
  return redondear(BigInt(monto) * BigInt(tasa), 10_000n)
}

/** Splits a price that already holds IVA; both parts always add up to it. */
export function separarIva(bruto: number, tasa: PuntosBase = IVA): { neto: number; iva: number } {
  const neto = redondear(BigInt(bruto) * 10_000n, 10_000n + BigInt(tasa))
  return { neto, iva: bruto - neto }
}

/** 25000 → '$25.000' */
export const enPesos = (monto: number): string => `$${String(monto).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`

/** 1250 → '12,5 %' */
export const enPorcentaje = (tasa: PuntosBase): string => `${String(tasa / 100).replace('.', ',')} %`

export function esMonto(n: number): boolean {
  return Number.isSafeInteger(n) && n >= 0
}

function aPesos(n: bigint): number {
  const monto = Number(n)
  if (!Number.isSafeInteger(monto)) throw new RangeError('amount outside the safe range')
  return monto
}

function absoluto(n: bigint): bigint {
  return n < 0n ? -n : n
}
