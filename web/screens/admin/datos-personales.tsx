import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { TipoFicha } from '#contract/fichas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'

type Datos = { nombre: string; email: string; telefono: string; documento: string }

/** Masked until somebody asks to see them, and that is written down. */
export function DatosPersonales({
  tipo,
  id,
  datos,
  titulo = 'Datos personales',
}: {
  tipo: TipoFicha
  id: string
  datos: Datos
  titulo?: string
}) {
  const mostrar = useMutation({
    mutationFn: () => api.call('mostrarDatosPersonales', { tipo, fichaId: id }),
    gcTime: 0,
  })
  const vistos = mostrar.data ?? datos
  return (
    <section
      aria-labelledby="datos"
      className="grid content-start gap-3 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="datos" className="font-sans text-h3 font-semibold">
        {titulo}
      </h2>
      <Facts
        facts={[
          ['Nombre', vistos.nombre],
          ['Correo', vistos.email],
          ['Celular', vistos.telefono],
          ['RUT', vistos.documento],
        ]}
      />
      {mostrar.data ? (
        <p role="status" className="text-small text-text-2">
          Quedó registrado que los viste.
        </p>
      ) : (
        <Button
          variant="outline"
          size="dense"
          className="justify-self-start"
          icon={<Eye size={20} aria-hidden />}
          status={mostrar.isPending ? 'loading' : 'default'}
          onClick={() => mostrar.mutate()}
        >
          Mostrar
        </Button>
      )}
      {mostrar.error && (
        <p role="alert" className="text-small text-danger">
          {detalleDe(mostrar.error)}
        </p>
      )}
    </section>
  )
}
