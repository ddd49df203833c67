import type { Entrada } from '#contract/reservas.ts'
import type { Db, Tx } from '#server/ctx.ts'
import type { Detalle, FotoDeEncuentro } from '#server/modules/experiencias/index.ts'

interface DetalleDeEntrada {
  puntoEncuentro: { direccion: string; instrucciones: string }
  foto: FotoDeEncuentro | null
  lat: number
  lng: number
  queLlevar: string[]
  incluye: string[]
  planB: string
  operador: Entrada['operador']
}

/** Meeting point, a home's own too: only for who holds a ticket. What to bring and who answers for the experiencia. */
export async function getDetalleDeEntrada(db: Db | Tx, experienciaId: string): Promise<DetalleDeEntrada> {
  const row = await db
    .selectFrom('experiencias as e')
    .leftJoin('proveedores as p', 'p.id', 'e.proveedorId')
    .leftJoin('anfitriones as a', 'a.id', 'e.anfitrionId')
    .leftJoin('usuarios as u', 'u.id', 'a.usuarioId')
    .select([
      'e.detalle',
      'e.lat',
      'e.lng',
      'e.operadorNombre',
      'p.razonSocial',
      'p.rut',
      'p.domicilio',
      'p.telefono',
      'p.email',
      'a.nombre',
      'a.rut as rutAnfitrion',
      'a.domicilio as domicilioAnfitrion',
      'a.ciudad',
      'a.telefono as telefonoAnfitrion',
      'u.email as emailAnfitrion',
    ])
    .where('e.id', '=', experienciaId)
    .executeTakeFirstOrThrow()
  const { puntoEncuentro, casa, queLlevar, incluye, planB = '' } = row.detalle as unknown as Detalle
  const { direccion, instrucciones, foto = null } = casa ?? puntoEncuentro
  return {
    puntoEncuentro: { direccion, instrucciones },
    foto,
    queLlevar,
    incluye,
    planB,
    lat: casa?.lat ?? row.lat,
    lng: casa?.lng ?? row.lng,
    operador: {
      nombre: row.operadorNombre,
      telefono: row.telefono ?? row.telefonoAnfitrion,
      email: row.email ?? row.emailAnfitrion,
      razonSocial: row.razonSocial ?? row.nombre ?? row.operadorNombre,
      rut: row.rut ?? row.rutAnfitrion,
      domicilio: row.domicilio || row.domicilioAnfitrion || row.ciudad || '',
    },
  }
}

/** Who leads a departure, by the name they go by. */
export const findGuia = (db: Db | Tx, salidaId: string): Promise<{ nombre: string } | undefined> =>
  db
    .selectFrom('guiasDeSalidas as g')
    .innerJoin('usuarios as u', 'u.id', 'g.guiaId')
    .select('u.nombre')
    .where('g.salidaId', '=', salidaId)
    .executeTakeFirst()

/** Where the operator of a reserva is written to: the company's address, or the host's own. */
export async function correoDelOperador(db: Db | Tx, reservaId: string): Promise<string | null> {
  const row = await db
    .selectFrom('reservas as r')
    .innerJoin('experiencias as e', 'e.id', 'r.experienciaId')
    .leftJoin('proveedores as p', 'p.id', 'e.proveedorId')
    .leftJoin('anfitriones as a', 'a.id', 'e.anfitrionId')
    .leftJoin('usuarios as u', 'u.id', 'a.usuarioId')
    .select((eb) => eb.fn.coalesce('p.email', 'u.email').as('email'))
    .where('r.id', '=', reservaId)
    .executeTakeFirst()
  return row?.email ?? null
}
