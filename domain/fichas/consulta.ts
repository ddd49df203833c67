import { conDominioAscii } from '#contract/correos.ts'
import { esUuid } from '#domain/identificador.ts'
import { normalizarCodigo } from '#domain/reservas/codigo.ts'
import { leerRut } from '#domain/usuarios/rut.ts'

export interface Consulta {
  codigo: string | null
  email: string | null
  /** As it is stored: 12345678-5. */
  rut: string | null
  id: string | null
}

/** What somebody typed may be one thing or another: each that it can be. */
export function leerConsulta(texto: string): Consulta {
  const q = texto.trim()
  const rut = leerRut(q)
  return {
    codigo: normalizarCodigo(q),
    email: /^[^\s@]+@[^\s@]+$/.test(q) ? conDominioAscii(q.toLowerCase()) : null,
    rut: rut ? `${rut.cuerpo}-${rut.dv}` : null,
    id: esUuid(q) ? q.toLowerCase() : null,
  }
}
