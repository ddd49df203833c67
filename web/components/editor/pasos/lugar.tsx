import { LocateFixed } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { comunasDe } from '#contract/comunas.ts'
import type { Contenido } from '#contract/contenido.ts'
import { REGIONES } from '#web/components/regiones-textos.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { CampoTexto, Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'
import { CampoFotoDeEncuentro } from './foto-de-encuentro.tsx'
import { leerLugar } from './lugar-texto.ts'
import { CampoRecogida } from './recogida.tsx'

export function PasoLugar() {
  const { contenido, cambiar, isLocked } = useEditor()
  const [region, comuna] = [useCampo('region'), useCampo('comunaCodigo')]
  const comunas = useMemo(
    () => [
      { value: '', label: 'Elige una comuna' },
      ...comunasDe(contenido.region ?? '').map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
    ],
    [contenido.region],
  )
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <Observado campo="region">
          <Field label="Región" name="region" error={region.error}>
            <Select
              options={[{ value: '', label: 'Elige una región' }, ...REGIONES]}
              value={contenido.region ?? ''}
              disabled={isLocked}
              onChange={(event) =>
                cambiar({
                  region: (event.currentTarget.value || null) as Contenido['region'],
                  comunaCodigo: null,
                  ciudad: '',
                })
              }
            />
          </Field>
        </Observado>
        <Observado campo="comunaCodigo">
          <Field label="Comuna" name="comunaCodigo" error={comuna.error}>
            <Select
              options={comunas}
              value={contenido.comunaCodigo ?? ''}
              disabled={isLocked}
              onChange={(event) => cambiar({ comunaCodigo: event.currentTarget.value || null, ciudad: '' })}
            />
          </Field>
        </Observado>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoTexto
          campo="ciudad"
          label="Ciudad o pueblo"
          max={60}
          isOptional
          hint="Si se conoce por otro nombre que su comuna"
        />
        <CampoTexto campo="sector" label="Sector" max={60} isOptional hint="Barrio, lago o valle" />
      </div>
      <CampoTexto
        campo="direccion"
        label="Punto de encuentro"
        max={140}
        hint="Una dirección o un lugar que se encuentre fácil"
      />
      <CampoTexto
        campo="instrucciones"
        label="Indicaciones"
        max={280}
        isLargo
        rows={3}
        isOptional
        hint="Cómo llegar, dónde estacionar, qué buscar"
      />
      <CampoFotoDeEncuentro />
      <CampoUbicacion />
      <CampoCasa />
      <CampoRecogida />
    </>
  )
}

/** Travellers look for a place, not for where somebody lives. */
function CampoCasa() {
  const { contenido, cambiar, isLocked } = useEditor()
  return (
    <Observado campo="esCasa">
      <div className="grid gap-1">
        <Checkbox
          label="Es una casa particular"
          checked={contenido.esCasa}
          disabled={isLocked}
          onChange={(event) => cambiar({ esCasa: event.currentTarget.checked })}
        />
        <p className="text-small text-text-2">
          Antes de confirmar una reserva mostramos solo un círculo de 500 m. La dirección llega con la entrada.
        </p>
      </div>
    </Observado>
  )
}

const ILEGIBLE = 'Escribe dos números, como -39.28, -71.98, o pega el enlace de un mapa'
const SIN_UBICACION = 'No pudimos usar tu ubicación: revisa el permiso del navegador'

type Busqueda = 'no' | 'buscando' | 'negada'

/** Where the pin goes: from the phone, or from what a map shows. */
function CampoUbicacion() {
  const { contenido, cambiar, isLocked, guardado } = useEditor()
  const { error } = useCampo('lugar')
  const [texto, setTexto] = useState(() => enTexto(contenido.lugar))
  const [busqueda, setBusqueda] = useState<Busqueda>('no')
  useEffect(() => () => guardado.marcar('lugar', null), [guardado])

  function escribir(nuevo: string) {
    setTexto(nuevo)
    setBusqueda('no')
    const lugar = leerLugar(nuevo)
    const esLegible = lugar !== null || !nuevo.trim()
    guardado.marcar('lugar', esLegible ? null : ILEGIBLE)
    if (esLegible) cambiar({ lugar })
  }
  function buscar() {
    setBusqueda('buscando')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => escribir(enTexto({ lat: coords.latitude, lng: coords.longitude })),
      () => setBusqueda('negada'),
      { enableHighAccuracy: true, timeout: 15_000 },
    )
  }
  const mensaje = [busqueda === 'negada' && SIN_UBICACION, error].filter(Boolean).join('. ')
  return (
    <Observado campo="lugar">
      <div className="grid gap-2">
        <Field
          label="Lugar en el mapa"
          name="lugar"
          error={mensaje}
          hint="Pega las coordenadas o el enlace de un mapa, o usa tu ubicación si estás en el lugar"
        >
          <TextInput
            value={texto}
            placeholder="-39.2822, -71.9776"
            readOnly={isLocked}
            autoComplete="off"
            onChange={(event) => escribir(event.currentTarget.value)}
            onBlur={() => guardado.exigirLegibles()}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="outline"
            icon={<LocateFixed size={20} aria-hidden />}
            disabled={isLocked}
            status={busqueda === 'buscando' ? 'loading' : 'default'}
            loadingText="Buscando..."
            onClick={buscar}
          >
            Usar mi ubicación
          </Button>
          {contenido.lugar && (
            <a
              href={`https://www.openstreetmap.org/?mlat=${contenido.lugar.lat}&mlon=${contenido.lugar.lng}#map=16/${contenido.lugar.lat}/${contenido.lugar.lng}`}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center font-semibold text-primary underline"
            >
              Ver en el mapa
            </a>
          )}
        </div>
      </div>
    </Observado>
  )
}

const enTexto = (lugar: Contenido['lugar']): string =>
  lugar ? `${Number(lugar.lat.toFixed(6))}, ${Number(lugar.lng.toFixed(6))}` : ''
