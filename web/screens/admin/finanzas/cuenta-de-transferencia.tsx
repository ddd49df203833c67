import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { Transferencia } from '#contract/transferencias.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { nombreDeTransferencia, TIPOS_CUENTA } from './transferencia-textos.ts'

/** Where a refund goes, by the ends of its numbers; whole once somebody asks to see it, and that is written down. */
export function CuentaDeTransferencia({ transferencia }: { transferencia: Transferencia }) {
  const { id, cuenta, escritaEn } = transferencia
  const mostrar = useMutation({ mutationFn: () => api.call('mostrarCuentaDeTransferencia', { id }), gcTime: 0 })
  if (!cuenta) return null
  const completa = mostrar.data
  const rut = completa ? rutMostrado(completa.rut) : cuenta.rutTerminaEn && `•••${cuenta.rutTerminaEn}`
  return (
    <span className="grid max-w-80 justify-items-start gap-1 max-md:in-[td]:justify-items-end">
      <span>
        {completa?.titular ?? cuenta.titular}
        {rut && (
          <>
            , <span className="whitespace-nowrap">RUT {rut}</span>
          </>
        )}
      </span>
      <span className="text-text-2 tabular-nums">
        {cuenta.banco}, {TIPOS_CUENTA[cuenta.tipoCuenta]?.toLowerCase()}{' '}
        <span className="whitespace-nowrap">{completa?.numeroCuenta ?? `•••• ${cuenta.terminaEn}`}</span>
      </span>
      {escritaEn && (
        <span className="text-small text-text-2">La escribió quien reservó, {formatSalida(escritaEn)}</span>
      )}
      {completa ? (
        <span role="status" className="text-small text-text-2">
          Quedó registrado que la viste.
        </span>
      ) : (
        cuenta.rutTerminaEn && (
          <Button
            variant="quiet"
            size="dense"
            className="md:-ml-3 max-md:in-[td]:-mr-3"
            icon={<Eye size={20} aria-hidden />}
            aria-label={`Mostrar cuenta: ${nombreDeTransferencia(transferencia)}`}
            status={mostrar.isPending ? 'loading' : 'default'}
            onClick={() => mostrar.mutate()}
          >
            Mostrar cuenta
          </Button>
        )
      )}
      {mostrar.error && (
        <span role="alert" className="text-small text-danger">
          {detalleDe(mostrar.error)}
        </span>
      )}
    </span>
  )
}
