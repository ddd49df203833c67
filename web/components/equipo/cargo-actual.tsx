import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Usuario } from '#contract/usuarios.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { anotarCargo, LLAVE_CARGO, LLAVE_ESPERADOS } from '#web/api/sesion.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Operador } from '../editor/llamadas.ts'

const ELEGIR = {
  anfitrion: { llamada: 'elegirCargo', inicio: '/anfitrion/reservas' },
  proveedor: { llamada: 'elegirCargoProveedor', inicio: '/proveedor/dashboard' },
} as const

type Cargos = NonNullable<Usuario['cargos']>
type CargoActualProps = { operador: Operador; cargos: Cargos }

/** In whose business somebody of a team works, and the others they may change to. */
export function CargoActual({ operador, cargos }: CargoActualProps) {
  const elegir = useElegirCargo(operador)
  const actual = cargos.find(({ esActual }) => esActual)
  useAnotado(actual?.id)
  if (!actual) return null
  // Whoever owns the only one knows whose it is.
  if (cargos.length === 1)
    return actual.papel === 'dueno' ? null : <p className="text-text-2">Trabajas con {actual.nombre}</p>
  return (
    <div data-sin-papel className="grid w-full gap-2 sm:w-80">
      <Field label="Trabajas con" name="cargo">
        <Select
          value={elegir.variables ?? actual.id}
          disabled={elegir.isPending || elegir.isSuccess}
          onChange={(event) => elegir.mutate(event.currentTarget.value)}
          options={cargos.map(({ id, nombre, enPausa }) => ({
            value: id,
            label: enPausa ? `${nombre} (en pausa)` : nombre,
            isDisabled: enPausa,
          }))}
        />
      </Field>
      {elegir.error && (
        <Notice role="alert" tone="danger">
          {detalleDe(elegir.error)}
        </Notice>
      )}
    </div>
  )
}

/** Whoever works for nobody but themselves: what this device reads without a network is theirs, not of whoever signs in next. */
export function NegocioPropio({ usuarioId }: { usuarioId: string }) {
  useAnotado(usuarioId)
  return null
}

/** Their place in the team they would work in has to wait: what they may do meanwhile. */
export function CargoEnPausa({ operador, cargos }: CargoActualProps) {
  const elegir = useElegirCargo(operador)
  const otros = cargos.filter(({ enPausa }) => !enPausa)
  const nombres = cargos.flatMap(({ nombre, enPausa }) => (enPausa ? [nombre] : []))
  return (
    <div className="wrap py-10">
      <h1 tabIndex={-1} className="text-center outline-none">
        Tu acceso está en pausa
      </h1>
      <EmptyBlock
        title={`El plan de ${nombres.join(' y ')} incluye menos personas`}
        text="Pide que te activen en Equipo: vuelves a ver todo como lo dejaste, también las salidas que guías."
        action={
          <span className="flex flex-wrap justify-center gap-3">
            {otros.map(({ id, nombre }) => (
              <Button
                key={id}
                variant="outline"
                status={elegir.isPending && elegir.variables === id ? 'loading' : 'default'}
                onClick={() => elegir.mutate(id)}
              >
                Trabajar con {nombre}
              </Button>
            ))}
          </span>
        }
      />
      {elegir.error && (
        <Notice role="alert" tone="danger">
          {detalleDe(elegir.error)}
        </Notice>
      )}
    </div>
  )
}

/** All that this page and the device knew was of the other business: the area begins anew. */
function useElegirCargo(operador: Operador) {
  const { llamada, inicio } = ELEGIR[operador]
  return useMutation({
    mutationFn: (cargoId: string) => api.call(llamada, { cargoId }),
    onSuccess: (_, cargoId) => {
      localStorage.removeItem(LLAVE_ESPERADOS)
      anotarCargo(cargoId)
      window.location.assign(inicio)
    },
  })
}

/** Another tab that changes it changes this one too. */
function useAnotado(cargoId: string | undefined): void {
  useEffect(() => {
    if (!cargoId) return
    anotarCargo(cargoId)
    const otraPestana = ({ key, newValue }: StorageEvent): void => {
      if (key === LLAVE_CARGO && newValue !== null && newValue !== cargoId) window.location.reload()
    }
    window.addEventListener('storage', otraPestana)
    return () => window.removeEventListener('storage', otraPestana)
  }, [cargoId])
}
