import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { subirArchivo } from '#web/api/subir-archivo.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileInput } from '#web/ui/file-input.tsx'
import { toast } from '#web/ui/toast.ts'

const SITIO_LEIDO = {
  queryKey: ['sitio'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.call('verSitio', {}, { signal }),
  staleTime: 0,
}

/** The logo, shown as it will be; colours and name are edited with the other data. */
export function LogoDelSitio() {
  const queryClient = useQueryClient()
  const { data } = useQuery(SITIO_LEIDO)
  const guardar = useMutation({
    mutationFn: (archivo: File | null) =>
      archivo ? subirArchivo('subirLogoDelSitio', {}, { archivo }) : api.call('quitarLogoDelSitio', {}),
    onSuccess(sitio) {
      queryClient.setQueryData(SITIO_LEIDO.queryKey, sitio)
      toast({ title: sitio.logo ? 'El logo rige desde ahora' : 'Ya no hay logo' })
    },
  })
  const logo = data?.logo
  return (
    <section aria-labelledby="logo" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="logo">Logo</h2>
        <p className="max-w-measure text-text-2">
          Se ve en la cabecera y el pie, y de él se hacen los íconos. Cada cambio es una versión de los datos y se ve en
          las páginas que se abran desde entonces.
        </p>
      </div>
      {logo && (
        <img
          src={logo.url}
          alt="Logo que rige"
          width={logo.ancho}
          height={logo.alto}
          className="h-10 w-auto max-w-full justify-self-start object-contain object-left"
        />
      )}
      <Field
        label="Archivo del logo"
        name="archivo"
        hint="PNG o WebP de hasta 10 MB, cuadrado o hasta 6 veces más ancho que alto, de 96 píxeles de alto o más."
        error={guardar.error ? motivoDe(guardar.error) : undefined}
      >
        <FileInput
          text={guardar.isPending ? 'Guardando…' : logo ? 'Cambiar logo' : 'Subir logo'}
          accept="image/png,image/webp"
          disabled={guardar.isPending}
          onFiles={([archivo]) => archivo && guardar.mutate(archivo)}
        />
      </Field>
      {logo && (
        <Button
          size="dense"
          variant="outline"
          className="justify-self-start"
          status={guardar.isPending ? 'loading' : 'default'}
          onClick={() => guardar.mutate(null)}
        >
          Quitar logo
        </Button>
      )}
    </section>
  )
}

const motivoDe = (error: Error): string =>
  (error instanceof ApiError && error.problema.errores?.[0]?.mensaje) || detalleDe(error)
