import type { EstadoReserva } from '#contract/reservas.ts'
import { mostrarCodigo } from '#domain/reservas/codigo.ts'
import { motivoParaNoEmitirEntrada } from '#domain/reservas/entrada.ts'
import { componerIcs } from '#domain/reservas/ics.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { abrirReserva } from './acceso.ts'
import { getDetalleDeEntrada } from './entrada.db.ts'
import type { ReservaCompleta } from './reservas.db.ts'

export async function verCalendario(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const reserva = await abrirReserva(ctx, id)
  const motivo = motivoParaNoEmitirEntrada({ estado: reserva.estado as EstadoReserva })
  if (motivo) refuse(motivo)
  return icsDe(ctx, ctx.db, reserva)
}

export async function icsDe(ctx: Ctx, db: Db | Tx, r: ReservaCompleta): Promise<string> {
  const { puntoEncuentro, lat, lng } = await getDetalleDeEntrada(db, r.experienciaId)
  return componerIcs([{
    uid: `${r.id}@tourismhub`,
    creado: r.updatedAt,
    secuencia: r.cambios,
    inicioLocal: r.inicioLocal,
    inicio: r.inicioUtc,
    fin: r.finUtc,
    zona: r.zona,
    titulo: r.nombreExperiencia,
    lugar: `${puntoEncuentro.direccion}, ${r.ciudad}`,
    lat,
    lng,
    descripcion: `Código ${mostrarCodigo(r.codigo)}. ${puntoEncuentro.instrucciones}`,
    cancelado: r.estado === 'cancelada',
  }])
}
