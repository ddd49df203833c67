import { sql } from 'kysely'
import { enPesos } from '#domain/pesos.ts'
import type { Ctx } from '#server/ctx.ts'
import type { Correo } from '#server/modules/correos/index.ts'

/** Paid, or returned by the bank; null where we know no address. */
export async function correoDeAbono(ctx: Ctx, abonoId: string): Promise<Correo | null> {
  const abono = await ctx.db
    .selectFrom('abonos as a')
    .innerJoin('corridas as c', 'c.id', 'a.corridaId')
    .select([
      'a.monto',
      'a.estado',
      'a.banco',
      'a.numeroCuenta',
      'a.motivo',
      'a.anfitrionId',
      'c.referencia',
      'c.numero',
    ])
    .select(
      sql<
        string | null
      >`coalesce((select u.email from anfitriones h join usuarios u on u.id = h.usuario_id where h.id = a.anfitrion_id), (select p.email from proveedores p where p.id = a.proveedor_id))`.as(
        'email',
      ),
    )
    .where('a.id', '=', abonoId)
    .executeTakeFirst()
  if (!abono?.email) return null
  const { monto, banco, numeroCuenta, estado } = abono
  const accion = {
    texto: 'Ver mi liquidación',
    enlace: `${ctx.settings.BASE_URL}${abono.anfitrionId ? '/anfitrion' : '/proveedor'}/liquidaciones?abono=${abonoId}`,
  }
  const cuenta = `${banco}, cuenta terminada en ${numeroCuenta.slice(-4)}`
  if (estado === 'pagado') {
    return {
      para: abono.email,
      asunto: `Te pagamos ${enPesos(monto)}`,
      titulo: `Te pagamos ${enPesos(monto)}`,
      parrafos: ['El abono ya está en tu cuenta. El detalle dice qué reservas incluye y qué se descontó.'],
      datos: [
        ['Cuenta', cuenta],
        ['Referencia', abono.referencia ?? ''],
        ['Nómina', String(abono.numero)],
      ],
      accion,
    }
  }
  return {
    para: abono.email,
    asunto: 'El banco devolvió tu pago',
    titulo: 'El banco devolvió tu pago',
    parrafos: [
      `No pudimos abonar ${enPesos(monto)}: ${abono.motivo ?? 'el banco no dijo por qué'}. Revisa el número de cuenta con tu banco. Lo incluimos en el próximo pago.`,
    ],
    datos: [['Cuenta', cuenta]],
    accion,
  }
}
