import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { Diferencia } from '#contract/diferencias.ts'
import type { finanzas } from '#contract/finanzas.ts'
import { esUuid } from '#domain/identificador.ts'
import { pasoDeCorreccion } from '#domain/pagos/correccion.ts'
import { leerReferencia } from '#domain/solicitudes/referencia.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { anotarEnCaso, resolverCaso } from '#server/modules/casos/index.ts'
import { exigirQueSeaAjena } from '#server/modules/reservas/index.ts'
import { exigirOtraEmpresa } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { lockDiferencia, updateDiferencia } from './conciliacion.db.ts'
import { deFinanzas, leerDiferencia } from './conciliacion.ts'
import {
  A_MANO,
  corregir,
  deletePropuesta,
  findEmpresasUnidas,
  findPagadaAMano,
  findPorqueNoCorregir,
  findPropuesta,
  findRaiz,
  findReservasUnidas,
  insertPropuesta,
  type Raiz,
} from './correccion.db.ts'

type Dicho = Input<typeof finanzas.corregirModo>
type DiferenciaRow = NonNullable<Awaited<ReturnType<typeof lockDiferencia>>>

/** Money of which nothing told whether it is a test: finanzas looked it up. What keeps its book is settled; what changes it takes a second person. */
export async function corregirModo(ctx: Ctx, dicho: Dicho): Promise<Diferencia> {
  const quien = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const diferencia =
      (esUuid(dicho.id) ? await lockDiferencia(tx, dicho.id) : undefined) ?? refuse('diferencia-desconocida')
    if (diferencia.tipo !== 'modo_desconocido') refuse('transicion-no-permitida')
    const raiz = await raizDe(tx, diferencia, dicho)
    await exigirAjeno(ctx, tx, raiz)
    const propuesta = (await findPropuesta(tx, diferencia.id)) ?? null
    const paso = pasoDeCorreccion({ raiz: raiz.id, modo: dicho.modo, quien }, { actual: raiz.modo, propuesta })
    if (paso === 'se-propone') await proponer(ctx, tx, { dicho, raiz, quien })
    else if (paso === 'se-corrige') await hacer(ctx, tx, { diferencia, dicho, raiz, quien, propuesta: propuesta!.id })
    else if (paso === 'se-queda') await concluir(ctx, tx, { diferencia, dicho, raiz, quien, decision: 'se_queda' })
    else refuse(paso)
    return leerDiferencia(tx, diferencia.id, quien)
  })
}

interface Acto {
  dicho: Dicho
  raiz: Raiz
  quien: string
}

async function raizDe(tx: Tx, { intento, reservaId, createdAt }: DiferenciaRow, { compra }: Dicho): Promise<Raiz> {
  if (intento !== A_MANO) return (await findRaiz(tx, { intento, reservaId })) ?? refuse('diferencia-desconocida')
  const codigo = compra?.trim() || refuseCampo('compra', 'Escribe el código de la reserva o la referencia')
  const numero = leerReferencia(codigo)
  return (
    (await findPagadaAMano(tx, { codigo, numero, antesDe: createdAt })) ??
    refuseCampo('compra', 'No encontramos una compra pagada a mano con ese código o esa referencia')
  )
}

async function exigirAjeno(ctx: Ctx, tx: Tx, raiz: Raiz): Promise<void> {
  for (const reserva of await findReservasUnidas(tx, raiz.id)) await exigirQueSeaAjena(ctx, tx, reserva)
  for (const empresa of await findEmpresasUnidas(tx, raiz.id)) await exigirOtraEmpresa(ctx, tx, empresa)
}

async function exigirCorregible(tx: Tx, raiz: Raiz, { modo }: Dicho): Promise<void> {
  const porque = await findPorqueNoCorregir(tx, raiz.id, modo)
  if (porque) refuse(porque === 'sabido' ? 'modo-sabido' : 'modo-en-nomina')
}

async function proponer(ctx: Ctx, tx: Tx, { dicho, raiz, quien }: Acto): Promise<void> {
  const { id, modo, motivo, compra } = dicho
  await exigirCorregible(tx, raiz, dicho)
  await deletePropuesta(tx, id)
  await insertPropuesta(tx, {
    id: randomUUID(),
    diferenciaId: id,
    raiz: raiz.id,
    compra: compra?.trim() || null,
    modo,
    motivo,
    propuestaPor: quien,
    createdAt: ctx.now,
  })
  await updateDiferencia(tx, id, { estado: 'en_revision', responsable: quien, resueltaEn: null }, ctx.now)
  await anotarEnCaso(tx, {
    tipo: 'discrepancia',
    objetoId: id,
    actor: quien,
    hecho: `propuesta_${modo}`,
    texto: motivo,
    now: ctx.now,
  })
  await escribir(ctx, tx, { dicho, raiz, quien, accion: 'proponer_modo' })
}

async function hacer(
  ctx: Ctx,
  tx: Tx,
  { propuesta, ...acto }: Acto & { diferencia: DiferenciaRow; propuesta: string },
): Promise<void> {
  await exigirCorregible(tx, acto.raiz, acto.dicho)
  await corregir(tx, { id: propuesta, aprobadaPor: acto.quien, now: ctx.now })
  await concluir(ctx, tx, { ...acto, decision: `es_${acto.dicho.modo}` })
}

/** Of what was paid by hand one purchase is settled, and the question stays for the others. */
async function concluir(
  ctx: Ctx,
  tx: Tx,
  {
    diferencia: { id, intento, estado, resueltaEn },
    dicho,
    raiz,
    quien,
    decision,
  }: Acto & { diferencia: DiferenciaRow; decision: string },
): Promise<void> {
  const { motivo } = dicho
  await deletePropuesta(tx, id)
  const hecho = { tipo: 'discrepancia' as const, objetoId: id, actor: quien, texto: motivo, now: ctx.now }
  if (intento === A_MANO) {
    await updateDiferencia(tx, id, { estado, responsable: quien, resueltaEn }, ctx.now)
    await anotarEnCaso(tx, { ...hecho, hecho: decision })
  } else {
    await updateDiferencia(
      tx,
      id,
      { estado: 'resuelta', responsable: quien, resueltaEn: ctx.now, nota: motivo },
      ctx.now,
    )
    await resolverCaso(tx, { ...hecho, decision })
  }
  await escribir(ctx, tx, { dicho, raiz, quien, accion: decision === 'se_queda' ? 'dejar_modo' : 'corregir_modo' })
}

const escribir = (ctx: Ctx, tx: Tx, { dicho, raiz, quien, accion }: Acto & { accion: string }): Promise<void> =>
  anotar(tx, {
    actor: quien,
    accion,
    objeto: 'diferencia',
    objetoId: dicho.id,
    detalle: { antes: raiz.modo, modo: dicho.modo, motivo: dicho.motivo, raiz: raiz.id },
    now: ctx.now,
  })
