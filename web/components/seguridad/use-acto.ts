import { useMutation } from '@tanstack/react-query'
import { erroresDeCampos } from '#web/components/reserva-reglas.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import type { FieldMistake } from '#web/ui/error-summary.tsx'

const isInvalid = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 422

/** One act of a form: what a field breaks stands by the field, anything else on top. */
export function useActo<T, R>(act: (datos: T) => Promise<R>, showAll: (errores: FieldMistake[]) => void, onDone: (answer: R) => void | Promise<void>) {
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: onDone,
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
    falla: mutation.error && !isInvalid(mutation.error) ? detalleDe(mutation.error) : null,
  }
}
