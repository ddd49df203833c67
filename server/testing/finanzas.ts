import type { RolAdmin, Sesion } from '#domain/permisos/actor.ts'
import { asientoDineroRecibido, repartir } from '#domain/pagos/asientos.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Database } from '#server/db/schema.ts'
import { ajustarLiquidaciones } from '#server/modules/liquidaciones/index.ts'
import { insertMovimientos } from '#server/modules/pagos/index.ts'
import type { Database as Opened } from '#server/platform/db.ts'
import { AHORA, unaExperiencia, unaReserva, unaSalida, unId, unUsuario } from './datos.ts'

let cuentas = 0

/** Where an operator is paid. */
export async function unaCuentaDePago(
  db: Db | Tx,
  operador: { anfitrionId?: string; proveedorId?: string },
  fila: { regimen?: string } = {},
) {
  const n = ++cuentas
  const cuenta = {
    id: unId(`cuenta de pago ${n}`),
    titular: 'Berta Soto',
    rut: '12345678-5',
    banco: 'BancoEstado',
    tipoCuenta: 'vista',
    numeroCuenta: `1234${String(n).padStart(4, '0')}`,
    createdAt: AHORA,
    updatedAt: AHORA,
    ...operador,
    ...fila,
  }
  await db.insertInto('cuentasDePago').values(cuenta).execute()
  return cuenta
}

/** Somebody of finanzas, signed in. */
export async function unaDeFinanzas(db: Db | Tx, rol: RolAdmin = 'finanzas'): Promise<Sesion> {
  const { id } = await unUsuario(db)
  return {
    tipo: 'sesion',
    contexto: 'admin',
    usuarioId: id,
    sesionId: unId(`sesion ${id}`),
    anfitrionId: null,
    proveedor: null,
    empresa: null,
    rolesAdmin: [rol],
  }
}

/** A past sale whose line may be paid, straight into the tables: charge, ledger and line. */
export async function unaPorPagar(
  { db, transaction }: Pick<Opened<Database>, 'db' | 'transaction'>,
  operador: { anfitrionId?: string; proveedorId?: string } = {},
  { total = 40_000 }: { total?: number } = {},
) {
  const experiencia = await unaExperiencia(db, operador)
  const salida = await unaSalida(db, experiencia, { fecha: '2026-11-02' })
  const reserva = await unaReserva(db, salida, {
    estado: 'realizada',
    total,
    estadoLiquidacion: 'retenida',
    llegadaEn: salida.inicioUtc,
    updatedAt: salida.finUtc,
  })
  const pagoId = unId(`pago ${reserva.id}`)
  await db
    .insertInto('pagos')
    .values({
      id: pagoId,
      reservaId: reserva.id,
      forma: 'intento',
      pspIntento: `pi_${pagoId}`,
      estado: 'exitoso',
      monto: total,
      capturado: total,
      capturadoEn: AHORA,
      tocadoEn: AHORA,
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
  await transaction(async (tx) => {
    await insertMovimientos(
      tx,
      [
        {
          clave: `cobro:${pagoId}`,
          tipo: 'cobro',
          reservaId: reserva.id,
          apuntes: asientoDineroRecibido(repartir(total, 1200)),
        },
      ],
      AHORA,
    )
    await ajustarLiquidaciones(tx, [reserva.id], AHORA)
  })
  const existe = await db
    .selectFrom('cuentasDePago')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('anfitrionId', '=', experiencia.anfitrionId ?? null),
        eb('proveedorId', '=', experiencia.proveedorId ?? null),
      ]),
    )
    .executeTakeFirst()
  if (!existe)
    await unaCuentaDePago(
      db,
      experiencia.anfitrionId ? { anfitrionId: experiencia.anfitrionId } : { proveedorId: experiencia.proveedorId! },
    )
  return { experiencia, reserva, pagoId }
}
