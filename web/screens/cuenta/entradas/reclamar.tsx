import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reservasQuery } from '#web/components/consultas.ts'
import { useUsuario } from '#web/components/usuario.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { EnviarDeNuevo } from '../perfil/correo-sin-confirmar.tsx'

/** What was booked without the account, with its own address: brought here once the address is confirmed. */
export function Reclamar() {
  const { usuario } = useUsuario()
  const queryClient = useQueryClient()
  const [traidas, setTraidas] = useState<number | null>(null)
  const traer = useMutation({
    mutationFn: () => api.call('reclamarReservas', {}),
    onSuccess: async ({ reclamadas }) => {
      setTraidas(reclamadas)
      await queryClient.invalidateQueries({ queryKey: reservasQuery.queryKey })
    },
  })
  if (!usuario) return null
  if (!usuario.emailVerificado) {
    return (
      <div className="grid gap-2">
        <p className="text-small text-text-2">
          Para reunir aquí lo que reservaste con {usuario.email}, confirma ese correo con el enlace que te enviamos.
        </p>
        <EnviarDeNuevo email={usuario.email} />
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      <Button
        variant="outline"
        size="dense"
        isWide
        status={traer.isPending ? 'loading' : 'default'}
        onClick={() => traer.mutate()}
      >
        Traer reservas hechas con mi correo
      </Button>
      <p role="status" className="text-small empty:hidden">
        {traidas !== null &&
          (traidas === 0
            ? 'No hay más reservas con tu correo.'
            : `Trajimos ${formatCantidad(traidas, 'reserva', 'reservas')} a tu cuenta.`)}
      </p>
      {traer.error && (
        <>
          <p role="alert" className="text-small font-medium text-danger">
            {detalleDe(traer.error)}
          </p>
          {traer.error instanceof ApiError && traer.error.code === 'correo-sin-verificar' && (
            <EnviarDeNuevo email={usuario.email} />
          )}
        </>
      )}
    </div>
  )
}
