import { reservarPorTerceros } from '#server/modules/compras/index.ts'
import { unaCompania, unMiembro } from './compania.ts'
import { unaSalida, unUsuario } from './datos.ts'
import type { Escena } from './escenas.ts'

/** Twelve people of one company, each on a departure of three, buy $27.000 on account at once; `limite` is what it may owe. */
export async function comprarALaVez(
  e: Escena,
  limite: number,
): Promise<{ compradas: number; negadas: unknown[]; deuda: number }> {
  const { id: empresaId, experiencia } = await unaCompania(e)
  await e.db
    .insertInto('contratosDeCredito')
    .values({ empresaId, limite, plazoDias: 30, fijadoPor: (await unUsuario(e.db)).id, updatedAt: e.clock.now })
    .execute()
  // The lock on one departure keeps nobody apart.
  const salidas = await Promise.all(
    ['07:00', '08:00', '09:00'].map((hora) => unaSalida(e.db, experiencia, { hora, cupos: 20 })),
  )
  const quienes = await Promise.all(Array.from({ length: 12 }, () => unMiembro(e, empresaId, 'comprador')))
  const hechas = await Promise.allSettled(
    quienes.map((quien, i) =>
      reservarPorTerceros(e.ctx(quien), {
        experienciaId: experiencia.id,
        salidaId: salidas[i % 3]!.id,
        participantes: { adulto: 1 },
        contacto: { nombre: 'Elena Díaz', email: `elena${i}@grupo.cl`, telefono: '+56912345678' },
        formaPago: 'cuenta',
      }),
    ),
  )
  const { deuda } = await e.db
    .selectFrom('apuntes')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('monto'), eb.val(0)).as('deuda'))
    .where('cuenta', '=', 'empresas')
    .executeTakeFirstOrThrow()
  return {
    compradas: hechas.filter(({ status }) => status === 'fulfilled').length,
    negadas: hechas.flatMap((una) => (una.status === 'rejected' ? [(una.reason as { code?: string }).code] : [])),
    deuda,
  }
}
