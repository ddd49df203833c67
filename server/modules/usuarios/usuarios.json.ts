import type { Rol, Usuario } from '#contract/usuarios.ts'
import type { RolProveedor, Sesion } from '#domain/permisos/actor.ts'
import { derechosDe } from '#domain/permisos/equipos.ts'
import type { UsuarioRow } from './usuarios.db.ts'

export function toUsuarioJson(row: UsuarioRow, contexto: Sesion['contexto'], { empresa, papel }: { empresa: boolean; papel: RolProveedor | null }): Usuario {
  return {
    id: row.id,
    nombre: row.nombre,
    email: row.email,
    telefono: row.telefono,
    esAnfitrion: row.esAnfitrion,
    rol: rolDe(row, contexto, { empresa, papel }),
    emailVerificado: row.emailVerificadoEn !== null,
    perfilPreferencias: row.perfilPreferencias as Record<string, unknown>,
    ...(papel && { derechos: derechosDe(papel) }),
  }
}

function rolDe(row: UsuarioRow, contexto: Sesion['contexto'], { empresa, papel }: { empresa: boolean; papel: RolProveedor | null }): Rol {
  if (contexto === 'admin' || contexto === 'proveedor') return contexto
  if (row.esAnfitrion || papel) return 'anfitrion'
  return empresa ? 'empresa' : 'viajero'
}
