import { CONSENTIMIENTOS, type IDIOMAS, type Perfil } from '#contract/perfil.ts'
import { cargoDe } from '#domain/permisos/experiencias.ts'
import { avisosDePersona, esAvisoNecesario, type PorDondeAvisar, recibeAviso } from '#domain/usuarios/avisos.ts'
import { correoConfirmado, correoVisible } from '#domain/usuarios/correo.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findCorreoNuevo, listConsentimientos, listPreferenciasAviso } from '#server/modules/usuarios/index.ts'
import { quienPregunta } from './quien-pregunta.ts'

export const verPerfil = (ctx: Ctx): Promise<Perfil> => perfilDe(ctx, ctx.db)

export async function perfilDe(ctx: Ctx, db: Db | Tx): Promise<Perfil> {
  const usuarioId = quienPregunta(ctx)
  const fila = await db
    .selectFrom('usuarios')
    .select([
      'nombre',
      'apellido',
      'email',
      'emailVerificadoEn',
      'correoLeidoEn',
      'telefono',
      'paisResidencia',
      'idioma',
      'perfilPreferencias',
      'createdAt',
    ])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  const [dados, emailNuevo] = [await listConsentimientos(db, usuarioId), await findCorreoNuevo(db, usuarioId, ctx.now)]
  return {
    nombre: fila.nombre,
    apellido: fila.apellido,
    email: correoVisible(fila.email),
    emailVerificado: correoConfirmado(fila),
    emailNuevo,
    telefono: fila.telefono,
    paisResidencia: fila.paisResidencia,
    idioma: fila.idioma as (typeof IDIOMAS)[number] | null,
    perfilPreferencias: fila.perfilPreferencias as Record<string, unknown>,
    avisos: await elegidosDe(db, usuarioId, avisosDePersona(cargoDe(ctx.actor)?.rol ?? null)),
    consentimientos: Object.fromEntries(
      CONSENTIMIENTOS.map((tipo) => [tipo, dados.find((c) => c.tipo === tipo)?.otorgado ?? false]),
    ) as Perfil['consentimientos'],
    creadaEn: fila.createdAt.toISOString(),
  }
}

/** What holds now of each of these. */
export async function elegidosDe(
  db: Db | Tx,
  usuarioId: string,
  avisos: readonly PorDondeAvisar[],
): Promise<Perfil['avisos']> {
  const elegidos = await listPreferenciasAviso(db, usuarioId)
  return avisos.map(({ tipo, canal }) => {
    const elegido = elegidos.find((e) => e.tipo === tipo && e.canal === canal)?.activo
    return { tipo, canal, activo: recibeAviso(tipo, canal, elegido), necesario: esAvisoNecesario(tipo, canal) }
  })
}
