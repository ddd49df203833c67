import type { Entrada } from '#contract/reservas.ts'
import type { Db, Tx } from '#server/ctx.ts'

interface Lugar {
  direccion: string
  instrucciones: string
}

interface Detalle {
  puntoEncuentro: Lugar
  queLlevar: string[]
  incluye: string[]
}

/** Meeting point, a home's own too: only for who holds a ticket. What to bring and who answers for the experiencia. */
export async function getDetalleDeEntrada(db: Db | Tx, experienciaId: string): Promise<Detalle & { lat: number; lng: number; operador: Entrada['operador'] }> {
  const row = await db
    .selectFrom('experiencias as e')
    .leftJoin('proveedores as p', 'p.id', 'e.proveedorId')
    .leftJoin('anfitriones as a', 'a.id', 'e.anfitrionId')
    .leftJoin('usuarios as u', 'u.id', 'a.usuarioId')
    .select(['e.detalle', 'e.lat', 'e.lng', 'e.operadorNombre', 'p.razonSocial', 'p.rut', 'p.domicilio', 'p.telefono', 'p.email', 'a.nombre', 'a.rut as rutAnfitrion', 'a.ciudad', 'a.telefono as telefonoAnfitrion', 'u.email as emailAnfitrion'])
    .where('e.id', '=', experienciaId)
    .executeTakeFirstOrThrow()
  const { puntoEncuentro, casa, queLlevar, incluye } = row.detalle as Detalle & { casa?: Lugar & { lat: number; lng: number } }
  return {
    puntoEncuentro: casa ? { direccion: casa.direccion, instrucciones: casa.instrucciones } : puntoEncuentro,
    queLlevar,
    incluye,
    lat: casa?.lat ?? row.lat,
    lng: casa?.lng ?? row.lng,
    operador: {
      nombre: row.operadorNombre,
      telefono: row.telefono ?? row.telefonoAnfitrion,
      email: row.email ?? row.emailAnfitrion,
      razonSocial: row.razonSocial ?? row.nombre ?? row.operadorNombre,
      rut: row.rut ?? row.rutAnfitrion,
      domicilio: row.domicilio ?? row.ciudad ?? '',
    },
  }
}

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
