import { useMutation } from '@tanstack/react-query'
import { detalleDe, isInvalid } from '#web/api/cliente.ts'
import type { FieldMistake } from '#web/ui/error-summary.tsx'
import { erroresDeCampos } from './reserva-reglas.ts'

/** One act of a form, once at a time: what a field breaks stands by the field, anything else on top. */
export function useActo<T, R>(
  act: (datos: T) => Promise<R>,
  showAll: (errores: FieldMistake[]) => void,
  onDone?: (answer: R, datos: T) => void | Promise<void>,
) {
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: (answer, datos) => onDone?.(answer, datos),
    onError: (error) => {
      if (isInvalid(error)) showAll(erroresDeCampos(error))
    },
  })
  return {
    hacer: (datos: T) => {
      if (!mutation.isPending) mutation.mutate(datos)
    },
    status: mutation.isPending ? ('loading' as const) : ('default' as const),
    isDone: mutation.isSuccess,
    answer: mutation.data,
    falla: mutation.error && !isInvalid(mutation.error) ? detalleDe(mutation.error) : null,
  }
}
