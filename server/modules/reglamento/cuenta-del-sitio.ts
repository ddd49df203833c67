import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { EstadoDelSitio, PropuestaDeCuenta, sitio } from '#contract/sitio.ts'
import { esUuid } from '#domain/identificador.ts'
import { puedeVerFinanzas } from '#domain/permisos/finanzas.ts'
import { puedeEntrar } from '#domain/permisos/personal.ts'
import { motivoParaNoDecidirCuenta } from '#domain/sitio/cuenta.ts'
import { leerRut, RUT_MALO } from '#domain/usuarios/rut.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { moverCatalogo } from '#server/modules/experiencias/index.ts'
import {
  type CuentaRow,
  decidirCuenta,
  faltantesDelSitio,
  insertCuenta,
  leerCuentaDelSitio,
  listCuentas,
  lockCuenta,
} from '#server/modules/sitio/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'

export async function verEstadoDelSitio(ctx: Ctx): Promise<EstadoDelSitio> {
  if (!puedeEntrar(ctx.actor, 'reglas')) refuse('sin-permiso')
  return estadoCon(ctx, ctx.db)
}

/** Where money comes to takes two people: it holds once another one agreed. */
export async function proponerCuentaDelSitio(
  ctx: Ctx,
  { cuenta, motivo }: Input<typeof sitio.proponerCuentaDelSitio>,
): Promise<EstadoDelSitio> {
  const autor = deFinanzas(ctx)
  const rut = cuenta && (leerRut(cuenta.rut) ?? refuseCampo('cuenta.rut', RUT_MALO))
  const escrita = cuenta && { ...cuenta, email: cuenta.email ?? null, rut: `${rut!.cuerpo}-${rut!.dv}` }
  return ctx.transaction(async (tx) => {
    const id = randomUUID()
    if (!(await insertCuenta(tx, { id, cuenta: escrita, motivo, propuestaPor: autor, propuestaEn: ctx.now })))
      refuse('transicion-no-permitida')
    await anotar(tx, {
      actor: autor,
      accion: 'sitio.proponer_cuenta',
      objeto: 'cuenta_del_sitio',
      objetoId: id,
      detalle: { motivo, quita: cuenta === null },
      now: ctx.now,
    })
    return estadoCon(ctx, tx)
  })
}

export async function decidirCuentaDelSitio(
  ctx: Ctx,
  { id, decision, motivo }: Input<typeof sitio.decidirCuentaDelSitio>,
): Promise<EstadoDelSitio> {
  const autor = deFinanzas(ctx)
  return ctx.transaction(async (tx) => {
    const fila = (esUuid(id) ? await lockCuenta(tx, id) : undefined) ?? refuse('cuenta-desconocida')
    const imposible = motivoParaNoDecidirCuenta(
      ctx.actor,
      { estado: fila.estado as PropuestaDeCuenta['estado'], propuestaPor: fila.propuestaPor },
      decision,
    )
    if (imposible) refuse(imposible)
    if (decision === 'rechazar' && !motivo) refuseCampo('motivo', 'Escribe por qué')
    await decidirCuenta(tx, {
      id: fila.id,
      estado: decision === 'aprobar' ? 'vigente' : 'rechazada',
      decididaPor: autor,
      decididaEn: ctx.now,
      observacion: motivo ?? null,
    })
    await anotar(tx, {
      actor: autor,
      accion: `sitio.${decision}_cuenta`,
      objeto: 'cuenta_del_sitio',
      objetoId: fila.id,
      detalle: { ...(motivo && { motivo }) },
      now: ctx.now,
    })
    // Pages that are kept say whether one can transfer.
    if (decision === 'aprobar') await moverCatalogo(tx)
    return estadoCon(ctx, tx)
  })
}

const deFinanzas = ({ actor }: Ctx): string =>
  actor.tipo === 'sesion' && puedeVerFinanzas(actor) ? actor.usuarioId : refuse('sin-permiso')

async function estadoCon(ctx: Ctx, db: Db | Tx): Promise<EstadoDelSitio> {
  const filas = await listCuentas(db)
  const propuesta = filas.find(({ estado }) => estado === 'propuesta')
  const puede = (decision: 'aprobar' | 'rechazar'): boolean =>
    propuesta !== undefined && motivoParaNoDecidirCuenta(ctx.actor, propuesta, decision) === null
  return {
    faltan: await faltantesDelSitio({ ...ctx, db }),
    cuenta: await leerCuentaDelSitio({ ...ctx, db }),
    propuesta: propuesta ? toJson(propuesta) : null,
    historia: filas.filter(({ estado }) => estado !== 'propuesta').map(toJson),
    acciones: {
      puedeProponer: puedeVerFinanzas(ctx.actor) && !propuesta,
      puedeAprobar: puede('aprobar'),
      puedeRechazar: puede('rechazar'),
    },
  }
}

const toJson = ({
  id,
  estado,
  cuenta,
  motivo,
  proponente,
  propuestaEn,
  decididora,
  decididaEn,
  observacion,
}: CuentaRow): PropuestaDeCuenta => ({
  id,
  estado,
  cuenta,
  motivo,
  propuestaPor: proponente,
  propuestaEn: propuestaEn.toISOString(),
  decididaPor: decididora,
  decididaEn: decididaEn?.toISOString() ?? null,
  observacion,
})
