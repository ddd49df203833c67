import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SegundoFactor as Estado } from '#contract/seguridad.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx'
import { useLlamar } from './llamadas.ts'
import { ActivarTotp } from './activar-totp.tsx'
import { CodigosDeRecuperacion } from './codigos-de-recuperacion.tsx'
import { ConAmbosFactores } from './con-ambos-factores.tsx'
import { Resultado } from './resultado.tsx'

const LLAVE = ['perfil', 'segundo-factor']
const POCOS = 3

type Paso = 'ver' | 'activar' | 'renovar' | 'quitar'

export function SegundoFactor() {
  const llamar = useLlamar()
  const queryClient = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: LLAVE,
    queryFn: ({ signal }) => llamar('verSegundoFactor', {}, { signal }),
    staleTime: 0,
  })
  const [paso, setPaso] = useState<Paso>('ver')
  const [codigos, setCodigos] = useState<string[] | null>(null)
  const [hecho, setHecho] = useState('')
  if (error)
    return (
      <ErrorBlock
        title="No pudimos cargar este dato"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <Espera />

  async function terminar(texto: string, nuevos: string[] | null = null): Promise<void> {
    await queryClient.invalidateQueries({ queryKey: LLAVE })
    setCodigos(nuevos)
    setHecho(texto)
    setPaso('ver')
  }

  const volver = () => setPaso('ver')
  if (codigos) return <CodigosDeRecuperacion codigos={codigos} onDone={() => setCodigos(null)} />
  if (paso === 'activar')
    return (
      <ActivarTotp
        onCancel={volver}
        onDone={(nuevos) => terminar('La verificación en dos pasos está activa', nuevos)}
      />
    )
  if (paso === 'renovar')
    return (
      <ConAmbosFactores
        boton="Crear códigos nuevos"
        act={(datos) => llamar('renovarCodigos', datos)}
        onCancel={volver}
        onDone={(r) => terminar('Tus códigos anteriores ya no sirven', r.codigos)}
      />
    )
  if (paso === 'quitar')
    return (
      <ConAmbosFactores
        boton="Desactivar"
        act={(datos) => llamar('quitarSegundoFactor', datos)}
        onCancel={volver}
        onDone={() => terminar('Ya no pedimos un código al entrar')}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Resumen estado={data} />
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {data.activo ? (
          <>
            <Button variant="outline" onClick={() => setPaso('renovar')}>
              Crear códigos nuevos
            </Button>
            <Button variant="quiet" onClick={() => setPaso('quitar')}>
              Desactivar
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => setPaso('activar')}>
            Activar
          </Button>
        )}
      </div>
      <Resultado>{hecho}</Resultado>
    </div>
  )
}

function Resumen({ estado: { activo, activoDesde, codigosRestantes } }: { estado: Estado }) {
  if (!activo || !activoDesde) {
    return (
      <p>
        <Badge>Desactivada</Badge>
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="success">Activa</Badge>
        <span className="text-small text-text-2">desde el {formatDia(diaEn(activoDesde))}</span>
      </p>
      <p className="text-small text-text-2">
        {codigosRestantes > POCOS
          ? `Te quedan ${codigosRestantes} códigos de recuperación.`
          : `Te quedan ${codigosRestantes} códigos de recuperación. Conviene crear otros.`}
      </p>
    </div>
  )
}

function Espera() {
  return (
    <SkeletonRegion className="grid gap-3">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-12 w-40" />
    </SkeletonRegion>
  )
}
