import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Empresa } from '#contract/empresas.ts'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { subirArchivo } from '#web/api/subir-archivo.ts'
import { miEmpresaQuery } from '#web/components/area-sesion.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'

/** Whoever owns the account sends the company's own logo, or takes it away. */
export function CambiarLogo({ empresa: { logo } }: { empresa: Empresa }) {
  const queryClient = useQueryClient()
  const guardar = useMutation({
    mutationFn: (archivo: File | null) =>
      archivo ? subirArchivo('subirLogo', { licencia: 'propia' }, { archivo }) : api.call('quitarLogo', {}),
    onSuccess: (nueva) => queryClient.setQueryData(miEmpresaQuery.queryKey, nueva),
  })
  return (
    <div className="grid gap-3">
      <Field
        label="Logo"
        name="logo"
        hint="JPG, PNG o WebP de hasta 10 MB. Va en tus vouchers; al subirlo declaras que puedes usarlo."
        error={guardar.error ? detalleDe(guardar.error) : undefined}
      >
        <FileInput
          text={guardar.isPending ? 'Guardando…' : logo ? 'Cambiar logo' : 'Subir logo'}
          accept="image/jpeg,image/png,image/webp"
          disabled={guardar.isPending}
          onFiles={([archivo]) => archivo && guardar.mutate(archivo)}
        />
      </Field>
      {logo && (
        <Button
          size="dense"
          variant="outline"
          status={guardar.isPending ? 'loading' : 'default'}
          onClick={() => guardar.mutate(null)}
        >
          Quitar logo
        </Button>
      )}
    </div>
  )
}
