import type { DatosPersonales } from '#contract/privacidad.ts'
import type { Db } from '#server/ctx.ts'

/** What this module keeps of a person, as the person may read it; never hashes or tokens. */
export async function exportarUsuario(db: Db, usuarioId: string): Promise<DatosPersonales> {
  const cuenta = await db
    .selectFrom('usuarios')
    .select([
      'nombre',
      'apellido',
      'email',
      'telefono',
      'paisResidencia',
      'idioma',
      'esAnfitrion',
      'emailVerificadoEn',
      'correoLeidoEn',
      'perfilPreferencias',
      'createdAt as creadaEn',
    ])
    .where('id', '=', usuarioId)
    .execute()
  return {
    cuenta,
    correosAnteriores: await db
      .selectFrom('correosAnteriores')
      .select(['email', 'confirmadoEn', 'dejadoEn'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('dejadoEn')
      .execute(),
    consentimientos: await db
      .selectFrom('consentimientos')
      .select(['tipo', 'version', 'otorgado', 'ip', 'createdAt as cuando'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('id')
      .execute(),
    sesiones: await db
      .selectFrom('sesiones')
      .select(['contexto', 'agente as dispositivo', 'usadaEn', 'createdAt as abiertaEn'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('createdAt')
      .execute(),
    membresias: await db
      .selectFrom('membresias')
      .select(['tipo', 'papel', 'createdAt as desde'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('createdAt')
      .execute(),
    avisos: await db
      .selectFrom('preferenciasAviso')
      .select(['tipo', 'canal', 'activo'])
      .where('usuarioId', '=', usuarioId)
      .orderBy('tipo')
      .orderBy('canal')
      .execute(),
  }
}
