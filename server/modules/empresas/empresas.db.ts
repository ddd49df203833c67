import type { Db } from '#server/ctx.ts'

export const findEmpresa = (db: Db, id: string) =>
  db.selectFrom('empresas').select(['id', 'nombre', 'razonSocial', 'rut', 'giro', 'tipo', 'estado', 'email']).where('id', '=', id).executeTakeFirst()
