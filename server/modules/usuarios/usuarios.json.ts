import type { Rol, Usuario } from '#contract/usuarios.ts'
import type { Sesion } from '#domain/permisos/actor.ts'
import { cargoDeSesion } from '#domain/permisos/cargos.ts'
import { derechosDe } from '#domain/permisos/equipos.ts'
import { correoConfirmado, correoVisible } from '#domain/usuarios/correo.ts'
import type { Cargo } from './cargos.db.ts'
import type { UsuarioRow } from './usuarios.db.ts'

interface Lugares {
  empresa: boolean
  cargos: Cargo[]
  /** The one that the session was told to act for. */
  membresiaId: string | null
}

export function toUsuarioJson(
  row: UsuarioRow,
  contexto: Sesion['contexto'],
  { empresa, cargos, membresiaId }: Lugares,
): Usuario {
  const actual = cargoDeSesion(cargos, membresiaId)
  return {
    id: row.id,
    nombre: row.nombre,
    email: correoVisible(row.email),
    telefono: row.telefono,
    esAnfitrion: row.esAnfitrion,
    rol: rolDe(row, contexto, { empresa, trabaja: actual !== null }),
    emailVerificado: correoConfirmado(row),
    perfilPreferencias: row.perfilPreferencias as Record<string, unknown>,
    ...(actual && { derechos: derechosDe(actual.papel) }),
    ...(cargos.length > 0 && {
      cargos: cargos.map(({ id, nombre, papel, enPausa }) => ({
        id,
        nombre,
        papel,
        enPausa,
        esActual: id === actual?.id,
      })),
    }),
  }
}

function rolDe(
  row: UsuarioRow,
  contexto: Sesion['contexto'],
  { empresa, trabaja }: { empresa: boolean; trabaja: boolean },
): Rol {
  if (contexto === 'admin' || contexto === 'proveedor') return contexto
  if (row.esAnfitrion || trabaja) return 'anfitrion'
  return empresa ? 'empresa' : 'viajero'
}
