import type { Contenido } from '#contract/contenido.ts'
import { MIN_DESCRIPCION } from '#contract/topes.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { CampoLineas, CampoNumero, CampoTexto, Observado } from '../campos.tsx'
import { useCampo, useEditor } from '../contexto.ts'
import { CampoCargos } from './cargos.tsx'
import { CampoItinerario } from './itinerario.tsx'
import { CampoPreguntas } from './preguntas.tsx'

const EXIGENCIAS = [
  { value: '', label: 'Elige un nivel' },
  { value: '1', label: '1 · Muy suave' },
  { value: '2', label: '2 · Suave' },
  { value: '3', label: '3 · Media' },
  { value: '4', label: '4 · Alta' },
  { value: '5', label: '5 · Muy alta' },
]
const IDIOMAS: { value: Contenido['idiomasGuia'][number]; label: string }[] = [
  { value: 'es', label: 'Español' },
  { value: 'en', label: 'Inglés' },
  { value: 'pt', label: 'Portugués' },
  { value: 'fr', label: 'Francés' },
  { value: 'de', label: 'Alemán' },
  { value: 'it', label: 'Italiano' },
]

export function PasoDetalle() {
  const { contenido, cambiar, isLocked, edicion } = useEditor()
  const dificultad = useCampo('dificultad')
  return (
    <>
      <CampoTexto
        campo="descripcionLarga"
        label="Qué harán"
        max={5000}
        isLargo
        rows={8}
        hint={`Cuenta la experiencia de principio a fin, como se la contarías a una amiga. Son ${MIN_DESCRIPCION} letras o más`}
      />
      <CampoItinerario />
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoLineas campo="incluye" label="Qué incluye" />
        <CampoLineas campo="noIncluye" label="Qué no incluye" isOptional />
        <CampoLineas campo="queLlevar" label="Qué llevar" isOptional />
        <CampoLineas campo="condiciones" label="Condiciones" isOptional hint="Una por línea: salud, edad, clima" />
      </div>
      <CampoCargos />
      <div className="grid gap-5 sm:grid-cols-2">
        <CampoNumero campo="edadMin" label="Edad mínima" isOptional hint="Vacío: para todas las edades" />
        <Observado campo="dificultad">
          <Field label="Exigencia física" name="dificultad" error={dificultad.error}>
            <Select
              options={EXIGENCIAS}
              value={String(contenido.dificultad ?? '')}
              disabled={isLocked}
              onChange={(event) =>
                cambiar({ dificultad: event.currentTarget.value ? Number(event.currentTarget.value) : null })
              }
            />
          </Field>
        </Observado>
        <CampoNumero
          campo="altitudMax"
          label="Altitud máxima"
          isOptional
          hint="En metros sobre el nivel del mar, donde importa"
        />
      </div>
      <CampoTexto
        campo="accesibilidad"
        label="Accesibilidad"
        max={280}
        isLargo
        rows={3}
        isOptional
        hint="Escalones, superficies, baños, si se puede con silla de ruedas o coche"
      />
      <CampoTexto
        campo="planB"
        label="Si el clima no acompaña"
        max={280}
        isLargo
        rows={3}
        isOptional
        hint="Qué hacen con lluvia o viento: otra ruta, bajo techo, otra fecha. Va en la entrada; si lo cancelas por clima, se devuelve todo"
      />
      <CampoIdiomas />
      <CampoPreguntas />
      {edicion.pideRegistro && (
        <CampoTexto
          campo="registroSernatur"
          label="Número de registro Sernatur"
          max={40}
          hint="La ley lo pide para turismo aventura. Lo revisamos y no lo mostramos"
        />
      )}
    </>
  )
}

function CampoIdiomas() {
  const { contenido, cambiar, isLocked } = useEditor()
  const { error } = useCampo('idiomasGuia')
  const marcar = (idioma: Contenido['idiomasGuia'][number], isMarcado: boolean) => {
    const elegidos = new Set(contenido.idiomasGuia)
    if (isMarcado) elegidos.add(idioma)
    else elegidos.delete(idioma)
    cambiar({ idiomasGuia: IDIOMAS.map(({ value }) => value).filter((value) => elegidos.has(value)) })
  }
  return (
    <Observado campo="idiomasGuia">
      <fieldset id="campo-idiomasGuia" tabIndex={-1} className="grid min-w-0 gap-1">
        <legend className="font-medium">Idiomas</legend>
        <div className="grid grid-cols-2 sm:grid-cols-3">
          {IDIOMAS.map(({ value, label }) => (
            <Checkbox
              key={value}
              name="idiomasGuia"
              value={value}
              label={label}
              checked={contenido.idiomasGuia.includes(value)}
              disabled={isLocked}
              onChange={(event) => marcar(value, event.currentTarget.checked)}
            />
          ))}
        </div>
        <FieldError id="campo-idiomasGuia-error" message={error} />
      </fieldset>
    </Observado>
  )
}
