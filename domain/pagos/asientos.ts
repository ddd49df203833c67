import { quedaDebiendo, type Debida } from '#domain/empresas/credito.ts'
import { IVA, type PuntosBase, separarIva, tasaDe } from '#domain/pesos.ts'

/** The ledger's accounts. Money at the PSP, in the bank and on its way out of it, open disputes, what companies owe us, the margin that was our cost of what was sold to them before prices were net, and what the PSP keeps for itself; then what we owe, and to whom; last, what buyers owe us and what of it nobody will pay, and what operators paid for calling off what was booked. */
export const CUENTAS = [
  'psp',
  'banco',
  'transferencias',
  'contracargos',
  'empresas',
  'margen_empresas',
  'costo_psp',
  'operadores',
  'retenciones',
  'costo_tarjeta',
  'comision',
  'iva_comision',
  'reembolsos',
  'reembolsos_manuales',
  'suspenso',
  'suscripciones',
  'iva_suscripciones',
  'regalos',
  'deudores',
  'incobrables',
  'cargos_operador',
] as const
export type Cuenta = (typeof CUENTAS)[number]

/** Positive is debit, negative is credit; the lines of a movement sum to zero. */
export interface Apunte {
  cuenta: Cuenta
  monto: number
}

/** How a sum of a reserva is divided. Its parts always add up to it. */
export interface Reparto {
  operador: number
  comision: number
  ivaComision: number
}

/** The operator gets what is left, so that no peso is lost to rounding. `tasa`: commission without IVA, in hundredths of a percent. */
export function repartir(total: number, tasa: PuntosBase): Reparto {
  const comision = tasaDe(total, tasa)
  const ivaComision = tasaDe(comision, IVA)
  return { operador: total - comision - ivaComision, comision, ivaComision }
}

/** On a cancelled seat the platform keeps no commission: what stays is the operator's. */
export function repartirCancelada(retenido: number): Reparto {
  return repartir(retenido, 0)
}

export function totalDeReparto({ operador, comision, ivaComision }: Reparto): number {
  return operador + comision + ivaComision
}

export function asientoDineroRecibido(reparto: Reparto): Apunte[] {
  return apuntes({
    psp: totalDeReparto(reparto),
    operadores: -reparto.operador,
    comision: -reparto.comision,
    iva_comision: -reparto.ivaComision,
  })
}

/** A sale that a company paid into our bank account. */
export function asientoTransferenciaRecibida(reparto: Reparto): Apunte[] {
  return apuntes({
    banco: totalDeReparto(reparto),
    operadores: -reparto.operador,
    comision: -reparto.comision,
    iva_comision: -reparto.ivaComision,
  })
}

interface Servicio {
  neto: number
  iva: number
}

/** A service of our own, paid by card or into our bank account: nobody else has a part in it. */
export function asientoServicioRecibido({ neto, iva }: Servicio, por: 'banco' | 'psp'): Apunte[] {
  return apuntes({ [por]: neto + iva, comision: -neto, iva_comision: -iva })
}

/** From what we held of services `antes` to what we keep `despues`; the difference is owed to the company. */
export const asientoServicioDevuelto = (antes: Servicio, despues: Servicio): Apunte[] =>
  asientoServicioMenos('reembolsos', antes, despues)

/** The same where the bank kept it. */
export const asientoServicioPerdido = (antes: Servicio, despues: Servicio): Apunte[] =>
  asientoServicioMenos('contracargos', antes, despues)

function asientoServicioMenos(cuenta: 'reembolsos' | 'contracargos', antes: Servicio, despues: Servicio): Apunte[] {
  const [neto, iva] = [antes.neto - despues.neto, antes.iva - despues.iva]
  return apuntes({ comision: neto, iva_comision: iva, [cuenta]: -(neto + iva) })
}

/** A gift card sold: owed to whoever brings its code. */
export function asientoRegaloVendido(monto: number): Apunte[] {
  return apuntes({ psp: monto, regalos: -monto })
}

/** The part of a sale that a gift pays. */
export function asientoRegaloUsado(reparto: Reparto): Apunte[] {
  return apuntes({
    regalos: totalDeReparto(reparto),
    operadores: -reparto.operador,
    comision: -reparto.comision,
    iva_comision: -reparto.ivaComision,
  })
}

/** From what was divided `antes` to what stays `despues`; the difference is on the gift again. */
export const asientoRegaloDevuelto = (antes: Reparto, despues: Reparto): Apunte[] =>
  asientoDeBaja('regalos', antes, despues)

/** An unused gift that is paid back. */
export function asientoRegaloAnulado(monto: number): Apunte[] {
  return apuntes({ regalos: monto, reembolsos: -monto })
}

/** The bank kept `monto` of a gift: what was left (`queda`) is owed on it no more, and what was used its buyer owes. What was left beyond what the bank took goes back to its buyer. */
export function asientoRegaloPerdido({ monto, queda }: { monto: number; queda: number }): Apunte[] {
  return apuntes({
    regalos: queda,
    deudores: deudaDeRegalo({ monto, queda }),
    reembolsos: -sobraDeRegalo({ monto, queda }),
    contracargos: -monto,
  })
}

export const sobraDeRegalo = ({ monto, queda }: { monto: number; queda: number }): number => Math.max(0, queda - monto)

export const deudaDeRegalo = ({ monto, queda }: { monto: number; queda: number }): number => Math.max(0, monto - queda)

interface VueltaARegalo {
  monto: number
  /** What its buyer still owes of it. */
  deuda: number
  /** What they owed was given up. */
  castigada: boolean
}

/** What comes back to a gift that is no more lessens what its buyer owes; beyond that it is theirs, unless we gave up what they owed. */
export function asientoVueltaARegaloPerdido({ monto, deuda, castigada }: VueltaARegalo): Apunte[] {
  const resto = sobraDeDeuda({ monto, deuda })
  return apuntes({ regalos: monto, deudores: resto - monto, [castigada ? 'incobrables' : 'reembolsos']: -resto })
}

export const sobraDeDeuda = ({ monto, deuda }: { monto: number; deuda: number }): number => Math.max(0, monto - deuda)

/** The buyer paid it into our bank account, or nobody will. */
export function asientoDeudaCerrada(monto: number, decision: 'cobrada' | 'castigada'): Apunte[] {
  return apuntes({ [decision === 'cobrada' ? 'banco' : 'incobrables']: monto, deudores: -monto })
}

/** From what was divided `antes` to what stays `despues`; the difference is owed to the buyer. */
export const asientoReembolsoSolicitado = (antes: Reparto, despues: Reparto): Apunte[] =>
  asientoDeBaja('reembolsos', antes, despues)

function asientoDeBaja(cuenta: 'regalos' | 'reembolsos', antes: Reparto, despues: Reparto): Apunte[] {
  return apuntes({
    operadores: antes.operador - despues.operador,
    comision: antes.comision - despues.comision,
    iva_comision: antes.ivaComision - despues.ivaComision,
    [cuenta]: totalDeReparto(despues) - totalDeReparto(antes),
  })
}

export function asientoReembolsoHecho(monto: number): Apunte[] {
  return apuntes({ reembolsos: monto, psp: -monto })
}

/** Given back at the PSP, not from here, while it waited to be transferred. */
export function asientoManualHechoEnPsp(monto: number): Apunte[] {
  return apuntes({ reembolsos_manuales: monto, psp: -monto })
}

/** Given back at the PSP although it had gone back already. */
export function asientoDevueltoDosVeces(monto: number): Apunte[] {
  return apuntes({ incobrables: monto, psp: -monto })
}

/** The PSP said no: the debt stays, and is paid by hand. */
export function asientoReembolsoRechazado(monto: number): Apunte[] {
  return apuntes({ reembolsos: monto, reembolsos_manuales: -monto })
}

/** A refund that had been done came back to us: it is owed by hand. */
export function asientoSuspensoPorTransferir(monto: number): Apunte[] {
  return apuntes({ suspenso: monto, reembolsos_manuales: -monto })
}

/** The order to transfer it went to the bank; `asientoAbonoPagado` says that it arrived. */
export function asientoTransferenciaEnviada(monto: number): Apunte[] {
  return apuntes({ reembolsos_manuales: monto, transferencias: -monto })
}

/** The bank could not carry it out: it is owed again. */
export function asientoTransferenciaDevuelta(monto: number): Apunte[] {
  return asientoTransferenciaEnviada(-monto)
}

/** The bank gave the buyer, against us, what we were to transfer. */
export function asientoTransferenciaPorContracargo(monto: number): Apunte[] {
  return apuntes({ reembolsos_manuales: monto, contracargos: -monto })
}

/** The bank gave the buyer, against us, what this refund was to give back. */
export function asientoReembolsoPorContracargo(monto: number): Apunte[] {
  return apuntes({ reembolsos: monto, contracargos: -monto })
}

/** Money that matches no attempt. */
export function asientoDineroEnSuspenso(monto: number): Apunte[] {
  return apuntes({ psp: monto, suspenso: -monto })
}

export function asientoReembolsoDeSuspenso(monto: number): Apunte[] {
  return apuntes({ suspenso: monto, reembolsos: -monto })
}

/** Money for a reserva that is over: received and owed back in full, in one movement. */
export function asientoDineroTardio(monto: number, por: 'psp' | 'banco' = 'psp'): Apunte[] {
  return apuntes({ [por]: monto, reembolsos: -monto })
}

/** The bank took the money while it decides. */
export function asientoContracargo(monto: number): Apunte[] {
  return apuntes({ contracargos: monto, psp: -monto })
}

export function asientoContracargoGanado(monto: number): Apunte[] {
  return apuntes({ psp: monto, contracargos: -monto })
}

/** `reparto`: what was still held for that reserva; the loss beyond it stays open for finanzas. */
export function asientoContracargoPerdido(reparto: Reparto): Apunte[] {
  return apuntes({
    operadores: reparto.operador,
    comision: reparto.comision,
    iva_comision: reparto.ivaComision,
    contracargos: -totalDeReparto(reparto),
  })
}

/** The bank kept `monto` of money that was nobody's: what we held of it, and what was on its way back, is owed to nobody any more. What had gone back already is our loss. */
export function asientoAjenoPerdido({
  monto,
  enSuspenso,
  enCamino,
}: {
  monto: number
  enSuspenso: number
  enCamino: number
}): Apunte[] {
  return apuntes({
    suspenso: enSuspenso,
    reembolsos: enCamino,
    incobrables: monto - enSuspenso - enCamino,
    contracargos: -monto,
  })
}

/** The operator pays a part of a booking that it called off; `asientoCargo(-monto)` gives it back. */
export function asientoCargo(monto: number): Apunte[] {
  return apuntes({ operadores: monto, cargos_operador: -monto })
}

/** A month of a host's plan: all of it is ours, but for the tax it holds. */
export function asientoSuscripcion(monto: number): Apunte[] {
  const { neto, iva } = separarIva(monto)
  return apuntes({ psp: monto, suscripciones: -neto, iva_suscripciones: -iva })
}

/** What a plan that was withdrawn from owes its host. */
export function asientoSuscripcionDevuelta(monto: number): Apunte[] {
  const { neto, iva } = separarIva(monto)
  return apuntes({ suscripciones: neto, iva_suscripciones: iva, reembolsos: -monto })
}

/** The bank gave a host back what their plan had cost. `antes`: what of it had gone already; when nothing is left, neither is a peso of its parts. */
export function asientoSuscripcionPerdida({
  cobrado,
  antes,
  perdido,
}: {
  cobrado: number
  antes: number
  perdido: number
}): Apunte[] {
  const netoDe = (monto: number): number => separarIva(monto).neto
  const neto = netoDe(cobrado) - netoDe(antes) - netoDe(cobrado - antes - perdido)
  return apuntes({ suscripciones: neto, iva_suscripciones: perdido - neto, contracargos: -perdido })
}

/** The order to pay a line went to the bank. Negative lines take from what others of the same transfer give. */
export function asientoLiquidacion({
  neto,
  retencion,
  costoTarjeta,
}: {
  neto: number
  retencion: number
  costoTarjeta: number
}): Apunte[] {
  return apuntes({
    operadores: neto + retencion + costoTarjeta,
    transferencias: -neto,
    retenciones: -retencion,
    costo_tarjeta: -costoTarjeta,
  })
}

/** The bank could not carry it out: all of it is owed again. */
export function asientoLiquidacionDevuelta(linea: { neto: number; retencion: number; costoTarjeta: number }): Apunte[] {
  return asientoLiquidacion({ neto: -linea.neto, retencion: -linea.retencion, costoTarjeta: -linea.costoTarjeta })
}

/** The bank paid whom it was told to. */
export function asientoAbonoPagado(monto: number): Apunte[] {
  return apuntes({ transferencias: monto, banco: -monto })
}

/** What the PSP sent to our bank; below zero, what the bank sent back. */
export function asientoTraspaso(monto: number): Apunte[] {
  return apuntes({ banco: monto, psp: -monto })
}

/** What the PSP keeps for its work. */
export function asientoTarifaDePsp(monto: number): Apunte[] {
  return apuntes({ costo_psp: monto, psp: -monto })
}

/** What a company's booking on credit stands for in the ledger: it owes the net price of its contract, divided like any sale. What it owes for units taken off is the operator's, like what a cancellation keeps. */
export function saldoDeCredito(total: number, tasa: PuntosBase, porQuitadas = 0): Partial<Record<Cuenta, number>> {
  const { operador, comision, ivaComision } = repartir(total, tasa)
  return {
    empresas: total + porQuitadas,
    operadores: -operador - porQuitadas,
    comision: -comision,
    iva_comision: -ivaComision,
  }
}

/** After a cancellation the company owes what was not given back, all of it the operator's. */
export function saldoDeCreditoCancelado(debida: Debida, porcentaje: number): Partial<Record<Cuenta, number>> {
  const retenido = quedaDebiendo(debida, porcentaje)
  return { empresas: retenido, operadores: -retenido }
}

/** From what the ledger says to what it shall say. */
export function asientoDeDiferencia(
  actual: Partial<Record<string, number>>,
  debido: Partial<Record<Cuenta, number>>,
): Apunte[] {
  return apuntes(Object.fromEntries(CUENTAS.map((cuenta) => [cuenta, (debido[cuenta] ?? 0) - (actual[cuenta] ?? 0)])))
}

/** A company's transfer arrived. */
export function asientoPagoDeEmpresa(monto: number): Apunte[] {
  return apuntes({ banco: monto, empresas: -monto })
}

/** What a company paid and owes no more goes back to it. */
export function asientoSaldoDevuelto(monto: number): Apunte[] {
  return apuntes({ empresas: monto, reembolsos: -monto })
}

function apuntes(montos: Partial<Record<Cuenta, number>>): Apunte[] {
  return CUENTAS.map((cuenta) => ({ cuenta, monto: montos[cuenta] ?? 0 })).filter(({ monto }) => monto !== 0)
}
