import type { TipoExperiencia } from '#contract/comun.ts'

interface Texto {
  puntaje: 1 | 2 | 3 | 4 | 5
  comentario: string
}

export const opiniones: Record<TipoExperiencia, Texto[]> = {
  Trekking: [
    {
      puntaje: 5,
      comentario:
        'El guía ajustó el paso al más lento sin que nadie se sintiera apurado. Llegamos cansados y contentos.',
    },
    {
      puntaje: 5,
      comentario: 'Fui sola y terminé caminando con cuatro personas que ahora tengo en un grupo de WhatsApp.',
    },
    {
      puntaje: 4,
      comentario: 'Muy bonito el sendero y buenas explicaciones. Le pondría una parada más para comer algo.',
    },
    {
      puntaje: 5,
      comentario:
        'Todo calzó con lo publicado: la distancia, el horario y la dificultad. Se agradece cuando no exageran.',
    },
    {
      puntaje: 3,
      comentario:
        'La caminata vale la pena, pero partimos cuarenta minutos tarde porque esperamos a una pareja que no llegó. Al final la vuelta fue apurada.',
    },
    {
      puntaje: 5,
      comentario:
        'Mi papá tiene 67 años y la hizo entera. Lo fueron esperando en cada subida, sin hacerlo sentir una carga, y le contaron historias para que recuperara el aire. Llegó al final con una sonrisa que no le veíamos hace tiempo y ya está preguntando por la próxima caminata. Gracias de parte de toda la familia.',
    },
    {
      puntaje: 4,
      comentario:
        'Exigente para alguien que camina poco como yo, así que les dejo tres consejos: duerman bien la noche anterior, lleven más agua de la que creen necesaria y no se queden callados si algo les duele. El equipo responde bien, pero no adivina.',
    },
    {
      puntaje: 5,
      comentario:
        'Se nota que conoce cada piedra y cada planta. Respondió todas las preguntas de mi hijo, que son muchas.',
    },
    { puntaje: 5, comentario: 'Vale cada peso y cada paso.' },
    {
      puntaje: 4,
      comentario:
        'Me gustó que el grupo fuera chico. El punto de encuentro costó un poco encontrarlo, pero contestaron al tiro por mensaje.',
    },
    {
      puntaje: 2,
      comentario:
        'Decía dificultad media y para mí fue alta: hubo un tramo con mucha pendiente que no estaba descrito. Mi rodilla lo pagó. El guía fue amable, eso sí.',
    },
    {
      puntaje: 5,
      comentario:
        'Soy de Colombia y era mi primera caminata en Chile. Me explicaron qué ropa llevar desde el día anterior y no pasé frío en ningún momento.',
    },
    {
      puntaje: 4,
      comentario: 'Lindo recorrido y buena compañía. El último tramo se me hizo largo, pero fue cosa mía.',
    },
    {
      puntaje: 5,
      comentario:
        'Nos tocó cambio de clima y modificaron la ruta con criterio. Preferí eso mil veces antes que insistir.',
    },
    { puntaje: 5, comentario: 'Los silencios también fueron parte. Nadie con parlante, nadie corriendo por la foto.' },
    {
      puntaje: 4,
      comentario: 'Lo hice con mi hermana y volveríamos. Cuatro estrellas solo porque esperaba caminar un poco más.',
    },
    {
      puntaje: 3,
      comentario:
        'Correcto. El lugar habla solo, pero la guía repetía datos de memoria y le faltó conversar más con el grupo.',
    },
    {
      puntaje: 5,
      comentario: 'Muy buena seguridad: botiquín completo, radio y un plan por si alguien se devolvía antes.',
    },
    { puntaje: 5, comentario: 'La vista al final compensa cada metro. Yo me emocioné y no soy de esos.' },
    {
      puntaje: 4,
      comentario: 'Buen ritmo y buena onda. Consejo: zapatos ya usados, yo estrené y terminé con ampollas.',
    },
    { puntaje: 5, comentario: 'Segunda vez con el mismo equipo y aprendí cosas nuevas. Eso dice harto.' },
    {
      puntaje: 4,
      comentario:
        'Viajo seguido por trabajo y me regalé este día. Puntuales, ordenados y con buen humor desde temprano.',
    },
  ],
  Culinaria: [
    {
      puntaje: 5,
      comentario:
        'Comimos lo que cocinamos y quedó mejor de lo que esperábamos. La receta ya la repetí dos veces en la casa.',
    },
    { puntaje: 5, comentario: 'Fue como ir a almorzar donde una tía que cocina increíble y cuenta todo.' },
    {
      puntaje: 4,
      comentario:
        'Muy rico todo y porciones generosas. Lo único que mejoraría es la espera del principio: llegamos a la hora y estuvimos un buen rato de pie mientras se juntaba el grupo. Después se pasó volando, aprendimos varias cosas que en la casa hacíamos mal y nos fuimos con el estómago y el corazón llenos.',
    },
    { puntaje: 5, comentario: 'Soy vegetariana y avisé antes. Me tenían mi propia versión, pensada y no improvisada.' },
    {
      puntaje: 3,
      comentario: 'Los sabores, excelentes. Pero imaginé que íbamos a cocinar más y buena parte fue mirar.',
    },
    { puntaje: 5, comentario: 'Aprendí a elegir ingredientes, que es lo que nadie enseña.' },
    { puntaje: 4, comentario: 'Conversación sabrosa y comida honesta. Lleguen con hambre de verdad.' },
    { puntaje: 5, comentario: 'Mi hija de nueve años, que no come nada, repitió el plato.' },
    {
      puntaje: 5,
      comentario:
        'Vine desde Lima con la vara alta y me sacaron el sombrero. Producto fresco, tratado con respeto y sin adornos de más.',
    },
    {
      puntaje: 4,
      comentario:
        'Todo muy bien explicado. Me habría gustado llevarme las cantidades escritas, porque anoté mal la mitad.',
    },
    {
      puntaje: 2,
      comentario:
        'Éramos doce alrededor de una mesa pensada para ocho y casi no alcancé a meter las manos. La comida estaba buena, pero la experiencia se hizo incómoda.',
    },
    { puntaje: 5, comentario: 'La sobremesa duró más que todo lo demás y nadie miró la hora.' },
    { puntaje: 5, comentario: 'Limpio, ordenado y cariñoso. Uno sale con ganas de cocinar.' },
    {
      puntaje: 4,
      comentario:
        'Me gustó conocer a los productores con nombre y apellido. El estacionamiento es complicado, mejor llegar a pie.',
    },
    {
      puntaje: 5,
      comentario: 'Regalo de aniversario que resultó perfecto. Nos recibieron con un detalle que no pedimos.',
    },
    { puntaje: 4, comentario: 'Buenísimo. Quizás media hora más corto, al final ya no cabía nada.' },
    {
      puntaje: 3,
      comentario: 'Rico, pero algo caro para la cantidad de preparaciones. La historia de la familia fue lo mejor.',
    },
    { puntaje: 5, comentario: 'Sin apuro, sin libreto, con mucho sabor.' },
    {
      puntaje: 5,
      comentario:
        'Fuimos seis amigos de la oficina. Terminamos manchados, nos reímos todo el rato y descubrimos que el más serio del equipo tiene muy buena mano. Volvimos el lunes hablando de comida y no de trabajo, que era justamente la idea cuando lo reservé. Repetiremos con otro grupo.',
    },
    {
      puntaje: 4,
      comentario:
        'Explican el porqué de cada paso y eso se queda. Lleven ropa que se pueda manchar, lo dicen en serio.',
    },
    { puntaje: 5, comentario: 'Lo mejor que comí en todo el viaje, y llevaba tres semanas comiendo.' },
    {
      puntaje: 5,
      comentario: 'Respetaron mi alergia a los frutos secos con mucho cuidado. Gracias por la tranquilidad.',
    },
  ],
  Cultural: [
    { puntaje: 5, comentario: 'Aquí te cuentan las cosas quienes las vivieron, no alguien que se aprendió un texto.' },
    { puntaje: 5, comentario: 'Salí con más preguntas que respuestas y creo que esa era la idea.' },
    { puntaje: 4, comentario: 'Muy interesante. Por momentos me costó oír porque había otro grupo cerca.' },
    {
      puntaje: 5,
      comentario: 'Trataron a su comunidad y a nosotros con el mismo respeto. Nada de show para turistas.',
    },
    {
      puntaje: 3,
      comentario:
        'El contenido es bueno, pero se alargó casi una hora y teníamos un bus que tomar. Avisen mejor el horario de término.',
    },
    {
      puntaje: 5,
      comentario: 'Mi abuela se acordó de cosas que nunca nos había contado. Por eso solo ya valió la pena.',
    },
    { puntaje: 4, comentario: 'Se agradece que permitan preguntar, opinar y equivocarse.' },
    {
      puntaje: 5,
      comentario: 'Excelente manejo del grupo: habló con los niños sin infantilizar y con los adultos sin dar cátedra.',
    },
    {
      puntaje: 5,
      comentario:
        'Soy profesora y voy a usar varias de estas historias en clases. Bien documentado y muy bien contado.',
    },
    { puntaje: 4, comentario: 'Me encantó cómo termina. La introducción puede ser un poco más corta.' },
    { puntaje: 5, comentario: 'Sencillo y verdadero, sin más vueltas.' },
    {
      puntaje: 2,
      comentario:
        'La persona que debía recibirnos no estaba y quien la reemplazó, con muy buena voluntad, no manejaba el tema. Ojalá hubieran avisado antes.',
    },
    { puntaje: 5, comentario: 'Llegué por casualidad y fue lo que más recuerdo del viaje.' },
    { puntaje: 4, comentario: 'Recomiendo leer algo antes de ir, se disfruta el doble.' },
    {
      puntaje: 5,
      comentario:
        'Al final la conversación siguió sola y nadie se quería ir. Me habían recomendado esto tres personas distintas y pensé que exageraban. No exageraban: hay oficio, hay memoria y hay ganas de compartirla sin venderla. Me fui con una lista de libros, dos direcciones anotadas en la mano y la sensación de haber entendido algo.',
    },
    { puntaje: 5, comentario: 'Pensé que mi hijo adolescente se iba a aburrir y fue el que más preguntó.' },
    {
      puntaje: 3,
      comentario:
        'Está bien, aunque hay poca información en inglés y mi pareja se perdió la mitad. Para quien entiende español es recomendable.',
    },
    {
      puntaje: 5,
      comentario: 'Cuidaron los detalles: el ritmo, los silencios, el orden en que uno va descubriendo las cosas.',
    },
    { puntaje: 4, comentario: 'Buen precio para lo que entregan. Lleven abrigo, uno está quieto harto rato.' },
    { puntaje: 5, comentario: 'Se entiende un lugar de otra manera después de esto.' },
    {
      puntaje: 4,
      comentario:
        'Vine desde Francia con un español regular y me tuvieron paciencia todo el tiempo. Aprendí palabras que no están en los libros.',
    },
    { puntaje: 5, comentario: 'Honestos también con lo que no se sabe. Eso da confianza.' },
  ],
  Aventura: [
    { puntaje: 5, comentario: 'Tenía mucho susto y me llevaron de a poco. Terminé pidiendo repetir.' },
    { puntaje: 5, comentario: 'Equipo en buen estado, instrucciones claras y mucha calma. Así da gusto.' },
    { puntaje: 4, comentario: 'Pura adrenalina, pero con cabeza. Se hace corto, al menos para mí que quería seguir.' },
    {
      puntaje: 5,
      comentario:
        'Suspendieron un día por el clima y nos cambiaron la fecha sin discutir. Al segundo intento salió perfecto.',
    },
    {
      puntaje: 3,
      comentario:
        'La actividad es buena, pero pasamos mucho rato esperando turno. Con un grupo más chico sería otra cosa.',
    },
    { puntaje: 5, comentario: 'Revisaron nuestro equipo tres veces. Viajo con mi hijo y eso vale oro.' },
    { puntaje: 4, comentario: 'Muy buena. Conviene ir con el desayuno liviano, lo digo por experiencia.' },
    { puntaje: 5, comentario: 'El instructor se aprendió nuestros nombres en cinco minutos.' },
    {
      puntaje: 5,
      comentario:
        'Lo hicimos por la despedida de soltera de mi prima y nadie se quedó atrás, ni la que juraba que no iba a ir.',
    },
    {
      puntaje: 2,
      comentario:
        'El equipo que me tocó me quedaba grande y no había otra talla. Lo pasé bien a ratos, pero incómoda y pendiente de que no se me soltara. Deben pedir las tallas al reservar, es un dato simple y cambia todo.',
    },
    { puntaje: 5, comentario: 'Cero experiencia previa y salió todo bien.' },
    {
      puntaje: 4,
      comentario: 'Muy entretenido y bien armado. El camino de llegada es medio enredado, salgan con tiempo.',
    },
    { puntaje: 5, comentario: 'Me gustó que dijeran que no cuando alguien quiso hacer una tontera.' },
    {
      puntaje: 5,
      comentario:
        'Tengo 58 años y pensé que ya no estaba para estas cosas. Estaba equivocado. Me explicaron cada paso sin tratarme como abuelo, me dieron tiempo para decidir y, cuando dudé, me dijeron que no pasaba nada si me bajaba. Eso mismo me dio la confianza para seguir. Mis hijos todavía no lo creen.',
    },
    { puntaje: 4, comentario: 'Dura lo que prometen. Al otro día me dolía hasta el pelo, pero feliz.' },
    { puntaje: 5, comentario: 'Mezcla justa entre desafío y seguridad. Siempre hay alguien cerca y pendiente.' },
    { puntaje: 4, comentario: 'Muy recomendable. Faltaron lockers para dejar las cosas.' },
    { puntaje: 5, comentario: 'De lo mejor que he hecho en Chile, y vengo todos los años desde Brasil.' },
    {
      puntaje: 3,
      comentario:
        'Divertido aunque más suave de lo que esperaba. Bueno para familias, menos para quien busca algo fuerte.',
    },
    { puntaje: 5, comentario: 'Volvimos despeinados, con hambre y riéndonos solos.' },
    { puntaje: 4, comentario: 'La charla de seguridad es larga, pero se entiende por qué. Después uno va tranquilo.' },
    { puntaje: 5, comentario: 'Puntuales, preparados y buena gente. Poco más que pedir.' },
  ],
  Enológica: [
    {
      puntaje: 5,
      comentario:
        'Sin poses ni palabras raras. Probamos, comparamos y recién ahí nos explicaron lo que estábamos sintiendo.',
    },
    { puntaje: 5, comentario: 'Nos atendieron los dueños y se les notaba el cariño por lo que hacen.' },
    { puntaje: 4, comentario: 'Muy buena degustación. El picoteo se acabó rápido, ojalá un poco más de pan.' },
    { puntaje: 5, comentario: 'No sé nada del tema y en ningún momento me sentí fuera de lugar.' },
    {
      puntaje: 3,
      comentario: 'Buenos productos, pero sentí que al final apuraban la venta. Prefiero comprar sin presión.',
    },
    {
      puntaje: 5,
      comentario: 'La visita a la bodega fue lo mejor: fresca, oscura, con ese olor que se queda en la ropa.',
    },
    { puntaje: 4, comentario: 'Interesante y generosa. Definan quién maneja antes de ir.' },
    {
      puntaje: 5,
      comentario:
        'Celebramos el cumpleaños de mi mamá y la hicieron sentir la dueña de casa. Un detalle precioso que nadie esperaba.',
    },
    {
      puntaje: 5,
      comentario: 'Caminamos por las parras, probamos la fruta y después la copa. En ese orden se entiende todo.',
    },
    {
      puntaje: 4,
      comentario: 'Copas bien servidas y una explicación clara de cada una. Hacía calor en la parte de afuera.',
    },
    { puntaje: 5, comentario: 'Honestidad total sobre los años buenos y los malos.' },
    {
      puntaje: 2,
      comentario:
        'Nos juntaron con un grupo grande que venía de otra actividad, muy ruidoso. No escuché casi nada. El producto es bueno, la organización no.',
    },
    { puntaje: 5, comentario: 'Se nos pasaron las horas sin darnos cuenta.' },
    {
      puntaje: 4,
      comentario: 'Trabajo en un restaurante y aprendí cosas nuevas. Me habría gustado ver más del proceso.',
    },
    { puntaje: 5, comentario: 'Viajo sin auto y me ayudaron a coordinar la vuelta. Gente muy dispuesta.' },
    {
      puntaje: 5,
      comentario: 'Vengo de Mendoza, así que comparo sin querer. Me llevé dos botellas y una lección de humildad.',
    },
    { puntaje: 4, comentario: 'Buen ritmo y agua siempre a mano. Vayan con tiempo y sin apuro por volver.' },
    {
      puntaje: 3,
      comentario:
        'Correcta, aunque breve para el precio. La persona que guía sabe mucho y se quedó con ganas de contar más.',
    },
    { puntaje: 5, comentario: 'Mi esposo no toma alcohol y le armaron una degustación de jugos para que participara.' },
    { puntaje: 4, comentario: 'Un lugar chico y cuidado. Lleven efectivo si quieren comprar, la señal falla.' },
    {
      puntaje: 5,
      comentario:
        'La mejor parte fue comparar una copa con otra, lado a lado. Yo pensaba que todas esas diferencias eran cuento de expertos y resulta que se notan clarito cuando alguien te enseña dónde poner la atención. Mi señora acertó más que yo y me lo va a recordar el resto del año.',
    },
    { puntaje: 5, comentario: 'Aprendí más en dos horas que en años de tomar sin mirar la etiqueta.' },
  ],
  'Stand Up Paddle': [
    { puntaje: 5, comentario: 'Primera vez y a los veinte minutos ya estaba de pie. Muy buena la clase.' },
    { puntaje: 5, comentario: 'Agua quieta, grupo chico y un instructor que mira a todos. Perfecto para empezar.' },
    { puntaje: 4, comentario: 'Me caí seis veces y las seis me reí. Lleven una muda completa.' },
    { puntaje: 5, comentario: 'El agua parecía vidrio y yo no quería bajarme de la tabla.' },
    {
      puntaje: 3,
      comentario:
        'Se levantó viento a la media hora y hubo que volver. Entiendo que es así, pero pudieron avisarnos antes del posible cambio.',
    },
    { puntaje: 5, comentario: 'Los trajes estaban secos y limpios, cosa que no siempre pasa.' },
    { puntaje: 4, comentario: 'Relajante de verdad. La próxima lo haría un rato más largo.' },
    {
      puntaje: 5,
      comentario:
        'Fui con mi hijo de doce y nos pusieron cerca para que se sintiera seguro. Al principio no soltaba las rodillas de la tabla y yo iba más nerviosa que él. El instructor le propuso un juego, le enseñó a caerse sin miedo y a la media hora iba adelante de mí, cantando. Gran recuerdo para los dos.',
    },
    { puntaje: 5, comentario: 'Buena técnica, buen trato y cero presumir.' },
    { puntaje: 4, comentario: 'Todo bien con el equipo. El baño más cercano queda un poco lejos.' },
    { puntaje: 5, comentario: 'Me sorprendió ver todo desde el agua. Es otro paisaje y otro ritmo.' },
    {
      puntaje: 2,
      comentario:
        'Éramos demasiados para un solo instructor y a quienes no nos salía nos dejaron solos bastante rato. Con otra persona de apoyo sería muy distinto.',
    },
    {
      puntaje: 5,
      comentario: 'Hago yoga y quería probar el equilibrio en otra cosa. Quedé feliz, y con los brazos molidos.',
    },
    { puntaje: 4, comentario: 'Muy amable el equipo. Ojo con el sol, el reflejo quema aunque esté nublado.' },
    { puntaje: 5, comentario: 'Tenía miedo al agua y me acompañaron sin burlas ni apuro. Gracias por la paciencia.' },
    { puntaje: 5, comentario: 'Simple, barato para lo que es y bien hecho.' },
    {
      puntaje: 4,
      comentario: 'Nos mandaron un mensaje la noche anterior con el pronóstico y qué llevar. Se agradece.',
    },
    {
      puntaje: 5,
      comentario:
        'Vengo de Alemania y remo hace años. Buenas tablas, buenas indicaciones y mucho respeto por los animales.',
    },
    {
      puntaje: 3,
      comentario:
        'Lindo, pero el tiempo real en el agua fue menos del que decía. Entre vestirse y la charla se va la mitad.',
    },
    { puntaje: 4, comentario: 'Lo recomiendo para ir con amigas. Nos reímos más de lo que remamos.' },
    { puntaje: 5, comentario: 'Terminé cansada y con la cabeza en silencio. Justo lo que buscaba.' },
    { puntaje: 5, comentario: 'Explicaron muy bien qué hacer si uno se cae lejos. Eso da mucha confianza.' },
  ],
  'Avistamiento de Aves': [
    { puntaje: 5, comentario: 'Yo venía por acompañar y terminé peleándome el telescopio.' },
    { puntaje: 5, comentario: 'Libreta llena y cero apuro. El guía reconoce casi todo de oído.' },
    { puntaje: 4, comentario: 'Hay que abrigarse y tener paciencia, pero se ve lo bueno.' },
    { puntaje: 5, comentario: 'Muy respetuosos con las distancias. Nunca se acercaron a un nido por una foto.' },
    {
      puntaje: 3,
      comentario: 'Nos tocó un día con pocas aves. No es culpa de nadie, aunque la descripción te hace esperar más.',
    },
    { puntaje: 5, comentario: 'Los binoculares que prestan son mejores que los míos.' },
    { puntaje: 4, comentario: 'Buenísima para ir con niños curiosos. Los míos ahora andan mirando los cables.' },
    {
      puntaje: 5,
      comentario: 'Aprendí a distinguir por la forma de volar y no por el color. Me cambió la manera de mirar.',
    },
    { puntaje: 5, comentario: 'Paciencia infinita para explicar una y otra vez dónde estaba posada.' },
    {
      puntaje: 4,
      comentario:
        'Todo muy bien. Solo sugiero un asiento plegable para los ratos de espera, mi espalda ya no es la de antes.',
    },
    {
      puntaje: 5,
      comentario:
        'Soy fotógrafo y me dieron tiempo para trabajar sin apurar al resto. Difícil encontrar ese equilibrio.',
    },
    {
      puntaje: 2,
      comentario:
        'El grupo hablaba fuerte y quien guiaba no pidió silencio ni una vez. Se volaron casi todas antes de que pudiéramos mirar.',
    },
    { puntaje: 5, comentario: 'Repasar la lista al final, entre todos, fue lo más lindo.' },
    { puntaje: 5, comentario: 'Vi tres que buscaba hace años. No digo cuáles para que las descubran ustedes.' },
    {
      puntaje: 4,
      comentario: 'Guía con mucho conocimiento y buen humor. Lleven zapatos viejos y una chaqueta de más.',
    },
    { puntaje: 5, comentario: 'No prometen lo que no depende de ellos, y por eso uno les cree.' },
    { puntaje: 4, comentario: 'Se observa harto y se conversa lo justo. Fui con mi mamá y quedó encantada.' },
    { puntaje: 5, comentario: 'Pensé que me iba a aburrir. Pasaron las horas volando, perdón por el chiste.' },
    { puntaje: 3, comentario: 'Bien en general, pero había un solo telescopio para todos y la fila se hacía larga.' },
    {
      puntaje: 5,
      comentario:
        'Viajé desde Inglaterra con una lista de pendientes y volví con varias marcadas. Lo que más valoro es que, cuando no estaban seguros, lo decían y buscábamos juntos en la guía. Trabajo serio, grupo agradable y un respeto enorme por los animales y por la gente que vive ahí. Ya lo recomendé en mi club.',
    },
    { puntaje: 4, comentario: 'Me gustó que contaran también los problemas del lugar y cómo ayudar.' },
    { puntaje: 5, comentario: 'Silencio, frío en las manos y de pronto todo lleno de alas. Volvería mañana.' },
  ],
  'City Tour': [
    { puntaje: 5, comentario: 'Vivo cerca hace quince años y me mostraron esquinas que nunca había mirado.' },
    { puntaje: 5, comentario: 'La mejor forma de partir un viaje. Después caminé solo sabiendo qué estaba viendo.' },
    { puntaje: 4, comentario: 'Buen recorrido y buen relato. Mucho rato de pie en la primera parada.' },
    { puntaje: 5, comentario: 'Las fotos antiguas puestas en el mismo lugar donde uno está parado son un acierto.' },
    { puntaje: 3, comentario: 'Entretenido, aunque había mucho ruido de la calle y sin micrófono me perdí la mitad.' },
    { puntaje: 5, comentario: 'Historias de gente común y no solo de estatuas.' },
    { puntaje: 4, comentario: 'Vinimos con coche de guagua y nos adaptaron la ruta por las veredas buenas.' },
    {
      puntaje: 5,
      comentario:
        'Me dio tres datos de picadas y los tres resultaron. Además nos mandó por mensaje un mapa con lo que no alcanzamos a ver, el horario de los museos y hasta dónde comprar pan. Uno queda con la sensación de tener un conocido en el lugar, alguien a quien escribirle si se pierde. Nosotros le escribimos, de hecho.',
    },
    {
      puntaje: 5,
      comentario:
        'El guía contestó con honestidad preguntas difíciles, también las políticas. Se agradece que no esquive.',
    },
    { puntaje: 4, comentario: 'Se pasa rápido y no cansa. Habría agregado una parada para tomar algo.' },
    {
      puntaje: 5,
      comentario:
        'Muy buen español para quienes lo estamos aprendiendo: claro, pausado y con humor. Saludos desde Canadá.',
    },
    {
      puntaje: 2,
      comentario:
        'Un par de lugares que aparecían en el itinerario estaban cerrados y los vimos por fuera. Debieron avisar antes y no al llegar.',
    },
    { puntaje: 5, comentario: 'Mi papá y el guía se pusieron a recordar y casi perdemos el grupo. Un rato muy lindo.' },
    { puntaje: 4, comentario: 'Por el precio, imposible reclamar.' },
    { puntaje: 5, comentario: 'Bien pensado el orden: cada parada explica la siguiente.' },
    { puntaje: 5, comentario: 'Pocos datos de memoria y mucha conversación. Así sí se queda todo en la cabeza.' },
    { puntaje: 4, comentario: 'Recomendable. Lleven zapatos cómodos y chaqueta, aunque al principio haga calor.' },
    {
      puntaje: 3,
      comentario:
        'Demasiada información en poco rato. La guía sabe muchísimo y podría elegir menos historias y contarlas con más calma.',
    },
    {
      puntaje: 5,
      comentario: 'Segura, puntual y pendiente de que todos cruzáramos juntos. Iba con mi abuela y anduvo tranquila.',
    },
    { puntaje: 5, comentario: 'Terminé sacando fotos de puertas, que nunca hago.' },
    { puntaje: 4, comentario: 'Grupo amable y ritmo parejo. Me faltó tiempo para entrar a una de las tiendas.' },
    { puntaje: 5, comentario: 'Llovió y siguieron igual, con paraguas prestado y más cuentos bajo los aleros.' },
  ],
}

/** Fit for anything: where all of a kind was already said of the same operator. */
export const deRepuesto: Texto[] = [
  { puntaje: 5, comentario: 'Iba sin muchas expectativas y terminó siendo el día que más comentamos al volver.' },
  { puntaje: 5, comentario: 'Todo claro desde el primer mensaje, y en persona todavía mejor.' },
  { puntaje: 5, comentario: 'Se nota cuando alguien quiere el lugar donde trabaja. Aquí se nota en cada detalle.' },
  {
    puntaje: 4,
    comentario: 'Lo pasamos muy bien. Avisaría con más tiempo qué conviene llevar, porque nos faltó ropa.',
  },
  {
    puntaje: 4,
    comentario: 'Gente amable y bien organizada. El traslado se hizo un poco largo para lo que duró lo demás.',
  },
  { puntaje: 4, comentario: 'Cumplió con lo que esperábamos. El baño quedaba lejos, mejor pasar antes de partir.' },
  { puntaje: 3, comentario: 'Estuvo bien, pero éramos más de los que imaginaba y costaba escuchar desde atrás.' },
  { puntaje: 3, comentario: 'Bonito el lugar. La explicación fue apurada y quedaron preguntas sin responder.' },
  { puntaje: 3, comentario: 'Ni malo ni memorable. Quizás nos tocó un día con demasiada gente.' },
  { puntaje: 3, comentario: 'Cambiaron la hora la noche anterior. Lo avisaron, pero ya teníamos el día armado.' },
  {
    puntaje: 2,
    comentario:
      'Nos hicieron esperar casi una hora sin decir por qué. Lo que vino después fue bueno, pero llegamos cansados.',
  },
  {
    puntaje: 2,
    comentario: 'La foto muestra un día despejado y nadie nos dijo que en esa época casi siempre hay neblina.',
  },
]

export const nombresViajeros: { nombre: string; apellido: string }[] = [
  { nombre: 'Camila', apellido: 'Fuentes' },
  { nombre: 'Matías', apellido: 'Sepúlveda' },
  { nombre: 'Javiera', apellido: 'Contreras' },
  { nombre: 'Ignacio', apellido: 'Vergara' },
  { nombre: 'Antonia', apellido: 'Riquelme' },
  { nombre: 'Sebastián', apellido: 'Cárdenas' },
  { nombre: 'Constanza', apellido: 'Molina' },
  { nombre: 'Felipe', apellido: 'Oyarzún' },
  { nombre: 'Daniela', apellido: 'Huenchumil' },
  { nombre: 'Rodrigo', apellido: 'Bustamante' },
  { nombre: 'Paula', apellido: 'Aravena' },
  { nombre: 'Cristóbal', apellido: 'Lagos' },
  { nombre: 'Francisca', apellido: 'Yáñez' },
  { nombre: 'Gonzalo', apellido: 'Carrasco' },
  { nombre: 'Valentina', apellido: 'Poblete' },
  { nombre: 'Tomás', apellido: 'Larraguibel' },
  { nombre: 'Catalina', apellido: 'Mardones' },
  { nombre: 'Álvaro', apellido: 'Pizarro' },
  { nombre: 'Macarena', apellido: 'Villalobos' },
  { nombre: 'Nicolás', apellido: 'Henríquez' },
  { nombre: 'Fernanda', apellido: 'Gallardo' },
  { nombre: 'Patricio', apellido: 'Muñoz' },
  { nombre: 'Marcela', apellido: 'Cifuentes' },
  { nombre: 'Diego', apellido: 'Llanquileo' },
  { nombre: 'Bárbara', apellido: 'Espinoza' },
  { nombre: 'Jorge', apellido: 'Valdebenito' },
  { nombre: 'Isidora', apellido: 'Navarrete' },
  { nombre: 'Claudio', apellido: 'Saavedra' },
  { nombre: 'Trinidad', apellido: 'Errázuriz' },
  { nombre: 'Mauricio', apellido: 'Quispe' },
  { nombre: 'Pamela', apellido: 'Barría' },
  { nombre: 'Vicente', apellido: 'Ossandón' },
  { nombre: 'Ximena', apellido: 'Alarcón' },
  { nombre: 'Raúl', apellido: 'Catalán' },
  { nombre: 'Josefa', apellido: 'Inostroza' },
  { nombre: 'Hernán', apellido: 'Zúñiga' },
  { nombre: 'Carolina', apellido: 'Toledo' },
  { nombre: 'Benjamín', apellido: 'Arriagada' },
  { nombre: 'Gloria', apellido: 'Painemal' },
  { nombre: 'Esteban', apellido: 'Vidal' },
  { nombre: 'Rocío', apellido: 'Salinas' },
  { nombre: 'Andrés', apellido: 'Echeverría' },
  { nombre: 'Soledad', apellido: 'Mansilla' },
  { nombre: 'Martín', apellido: 'Godoy' },
  { nombre: 'Lorena', apellido: 'Cortés' },
  { nombre: 'Luciana', apellido: 'Ferreira' },
  { nombre: 'Rafael', apellido: 'Nascimento' },
  { nombre: 'Agustina', apellido: 'Bianchi' },
  { nombre: 'Facundo', apellido: 'Peralta' },
  { nombre: 'Juliana', apellido: 'Restrepo' },
  { nombre: 'Mariana', apellido: 'Villaseñor' },
  { nombre: 'Renzo', apellido: 'Chumpitaz' },
  { nombre: 'Yuliana', apellido: 'Rangel' },
  { nombre: 'Claire', apellido: 'Moreau' },
  { nombre: 'Jonas', apellido: 'Becker' },
  { nombre: 'Emily', apellido: 'Thornton' },
  { nombre: 'Liam', apellido: 'Gauthier' },
  { nombre: 'Giulia', apellido: 'Ricci' },
  { nombre: 'Hana', apellido: 'Kobayashi' },
  { nombre: 'Itziar', apellido: 'Aguirre' },
]
