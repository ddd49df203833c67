import type { Actor, RolEmpresa } from '#domain/permisos/actor.ts'
import { reservarPorTerceros } from '#server/modules/compras/index.ts'
import { sumPlazasOcupadas } from '#server/modules/reservas/index.ts'
import { unaEmpresa, unUsuario } from './datos.ts'
import { unaOferta, type Escena } from './escenas.ts'

const LIMITE = 100_000

export async function unMiembro(
  e: Pick<Escena, 'db' | 'clock'>,
  empresaId: string,
  rol: RolEmpresa,
  limite: number | null = null,
): Promise<Actor> {
  const { id } = await unUsuario(e.db)
  await e.db
    .insertInto('membresias')
    .values({ id, usuarioId: id, tipo: 'empresa', papel: rol, empresaId, limite, createdAt: e.clock.now })
    .execute()
  return {
    tipo: 'sesion',
    contexto: 'cliente',
    usuarioId: id,
    sesionId: 's',
    anfitrionId: null,
    proveedor: null,
    empresa: { id: empresaId, rol },
    rolesAdmin: [],
  }
}

/** A company with a contract of 10 %, who buys up to a limit, and who approves; and a trip at $30.000. */
export async function unaCompania(e: Escena) {
  const { id } = await unaEmpresa(e.db, { margen: 1000 })
  const comprador = await unMiembro(e, id, 'comprador', LIMITE)
  const aprobador = await unMiembro(e, id, 'aprobador', LIMITE)
  const { experiencia, salida } = await unaOferta(e, { precioPorPersona: 30_000, cupos: 10 })
  const comprar = (quien: Actor, adulto: number, mas: object = {}) =>
    reservarPorTerceros(e.ctx(quien), {
      experienciaId: experiencia.id,
      salidaId: salida.id,
      participantes: { adulto },
      contacto: { nombre: 'Elena Díaz', email: 'elena@grupo.cl', telefono: '+56912345678' },
      ...mas,
    })
  return {
    id,
    experiencia,
    experienciaId: experiencia.id,
    comprador,
    aprobador,
    comprar,
    ocupadas: () => e.database.transaction((tx) => sumPlazasOcupadas(tx, salida.id, e.clock.now)),
  }
}
