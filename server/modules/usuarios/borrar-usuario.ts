import { seudonimoDe } from '#domain/privacidad/seudonimo.ts'
import type { Tx } from '#server/ctx.ts'
import { deletePreferenciasAviso } from './avisos.db.ts'
import { deleteCorreosAnteriores } from './correos-anteriores.db.ts'
import { deleteEnlacesDe } from './enlaces.db.ts'
import { deleteSesionesDe } from './sesiones.db.ts'
import { forgetOrigenDeConsentimientos, updateUsuario } from './usuarios.db.ts'

/** Leaves a pseudonym that nobody can sign in with; what was agreed to is kept, from where is not. */
export async function borrarUsuario(tx: Tx, usuarioId: string, now: Date): Promise<void> {
  await deleteSesionesDe(tx, usuarioId)
  await deleteEnlacesDe(tx, usuarioId)
  await deletePreferenciasAviso(tx, usuarioId)
  await deleteCorreosAnteriores(tx, usuarioId)
  await forgetOrigenDeConsentimientos(tx, usuarioId)
  const { nombreDeCuenta, email } = seudonimoDe(usuarioId)
  const nada = {
    apellido: null,
    telefono: null,
    paisResidencia: null,
    idioma: null,
    perfilPreferencias: '{}',
    claveHash: '',
    emailVerificadoEn: null,
    correoLeidoEn: null,
  }
  await updateUsuario(tx, usuarioId, { ...nada, nombre: nombreDeCuenta, email, borradoEn: now }, now)
}
