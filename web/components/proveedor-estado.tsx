import { CircleCheck } from 'lucide-react'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { Badge } from '#web/ui/badge.tsx'

/** 'Activo' is green; every other state is a secondary badge. */
export function ProveedorEstado({ estado }: { estado: EstadoProveedor }) {
  if (estado !== 'Activo') return <Badge>{estado}</Badge>
  return (
    <Badge tone="success" icon={<CircleCheck size={16} aria-hidden />}>
      Activo
    </Badge>
  )
}
