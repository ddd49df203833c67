import { CANALES_AVISO, TIPOS_AVISO } from '#contract/avisos.ts'
import { CONSENTIMIENTOS, type IDIOMAS, type Perfil } from '#contract/perfil.ts'
import { esAvisoNecesario, recibeAviso } from '#domain/usuarios/avisos.ts'
import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { findCorreoNuevo, listConsentimientos, listPreferenciasAviso } from '#server/modules/usuarios/index.ts'
import { quienPregunta } from './quien-pregunta.ts'

export const verPerfil = (ctx: Ctx): Promise<Perfil> => perfilDe(ctx.db, quienPregunta(ctx), ctx.now)

export async function perfilDe(db: Db | Tx, usuarioId: string, now: Date): Promise<Perfil> {
  const fila = await db
    .selectFrom('usuarios')
    .select(['nombre', 'apellido', 'email', 'emailVerificadoEn', 'telefono', 'paisResidencia', 'idioma', 'perfilPreferencias', 'createdAt'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  const [elegidos, dados, emailNuevo] = [await listPreferenciasAviso(db, usuarioId), await listConsentimientos(db, usuarioId), await findCorreoNuevo(db, usuarioId, now)]
  return {
    nombre: fila.nombre,
    apellido: fila.apellido,
    email: fila.email,
    emailVerificado: fila.emailVerificadoEn !== null,
    emailNuevo,
    telefono: fila.telefono,
    paisResidencia: fila.paisResidencia,
    idioma: fila.idioma as (typeof IDIOMAS)[number] | null,
    perfilPreferencias: fila.perfilPreferencias as Record<string, unknown>,
    avisos: TIPOS_AVISO.flatMap((tipo) => CANALES_AVISO.map((canal) => {
      const elegido = elegidos.find((e) => e.tipo === tipo && e.canal === canal)?.activo
      return { tipo, canal, activo: recibeAviso(tipo, canal, elegido), necesario: esAvisoNecesario(tipo, canal) }
    })),
    consentimientos: Object.fromEntries(CONSENTIMIENTOS.map((tipo) => [tipo, dados.find((c) => c.tipo === tipo)?.otorgado ?? false])) as Perfil['consentimientos'],
    creadaEn: fila.createdAt.toISOString(),
  }
}
