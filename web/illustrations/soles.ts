/**
 * How far the sun of a cover stands aside (x, y): from the summit, roof, chimney or trunk it would touch, and from the plate that names
 * the kind. Where the seed puts it under the plate, the nearest place with nothing before it was searched for.
 */
export const soles: Record<string, readonly [number, number]> = {
  'C1/Aventura/8': [280, 46], 'C1/Aventura/9': [150, 94], 'C1/Aventura/10': [-170, -40], 'C1/Avistamiento de Aves/4': [405, 226], 'C1/City Tour/1': [130, -15], 'C1/City Tour/4': [-180, 88],
  'C1/City Tour/6': [-215, 0], 'C1/City Tour/7': [-90, 0], 'C1/Cultural/1': [200, -55], 'C1/Cultural/5': [90, 2], 'C1/Cultural/6': [310, -38], 'C1/Cultural/11': [-40, 39],
  'C1/Enológica/14': [680, -17], 'C1/Enológica/13': [70, -60], 'S1/Enológica/8': [-250, -30], 'C1/Enológica/5': [-10, 46], 'C1/Enológica/8': [-10, 26], 'C1/Enológica/10': [0, 78], 'C1/Stand Up Paddle/2': [-10, 65], 'C1/Trekking/4': [270, 93],
  'C1/Trekking/7': [0, -120], 'C1/Trekking/14': [130, -30], 'C1/Trekking/13': [-10, 6], 'C2/Aventura/3': [-10, 62], 'C2/Aventura/6': [110, -76], 'C2/Avistamiento de Aves/6': [0, 93],
  'C2/Avistamiento de Aves/8': [-10, 26], 'C2/City Tour/5': [-10, 26], 'C2/City Tour/7': [0, 59], 'C2/Culinaria/9': [-184, 61], 'C2/Cultural/3': [220, 0], 'C2/Cultural/5': [-10, 44],
  'C2/Cultural/10': [0, 26], 'C2/Stand Up Paddle/6': [0, 114], 'C2/Trekking/1': [-10, 59], 'C2/Trekking/7': [130, -20], 'I1/Aventura/6': [-10, 59],
  'I1/Avistamiento de Aves/5': [180, -70], 'I1/Culinaria/1': [260, -64], 'I1/Cultural/4': [560, 102], 'I1/Cultural/6': [110, 2], 'I1/Stand Up Paddle/2': [-10, 62], 'I1/Trekking/1': [-10, 21],
  'I1/Trekking/7': [-10, 62], 'N1/Aventura/5': [-90, 94], 'N1/City Tour/4': [-110, 46], 'N1/Culinaria/6': [-10, 82], 'N1/Culinaria/11': [-160, 72],
  'N1/Cultural/5': [110, 3], 'N1/Trekking/1': [0, 14], 'N1/Trekking/6': [130, 3], 'N1/Trekking/10': [0, 93], 'N1/Trekking/11': [-80, -20], 'N2/Aventura/2': [120, 44],
  'N2/Avistamiento de Aves/4': [0, 6], 'N2/City Tour/1': [0, 103], 'N2/City Tour/5': [-10, 26], 'N2/Culinaria/1': [0, -84], 'N2/Culinaria/2': [350, -6], 'N2/Enológica/5': [-140, 39],
  'S1/Aventura/4': [350, -112], 'S1/Aventura/9': [240, -1], 'S1/Avistamiento de Aves/9': [-10, 36], 'S1/City Tour/4': [-70, 30], 'S1/City Tour/5': [0, 103],
  'S1/Culinaria/1': [-90, 8], 'S1/Culinaria/3': [150, -6], 'S1/Culinaria/6': [0, 36], 'S1/Culinaria/7': [0, 103], 'S1/Cultural/7': [370, -10], 'S1/Cultural/8': [-10, 21],
  'S1/Cultural/9': [-10, 11], 'S1/Enológica/2': [-70, 103], 'S1/Enológica/3': [-10, 39], 'S1/Enológica/5': [0, 84], 'S1/Stand Up Paddle/8': [-10, 59],
  'S1/Trekking/1': [350, 25], 'S1/Trekking/5': [110, -60], 'S1/Trekking/7': [-70, -30], 'S1/Trekking/11': [-20, 70], 'S1/Trekking/13': [0, 65], 'S2/Aventura/3': [130, -55],
  'S2/Avistamiento de Aves/7': [260, -150], 'S2/Avistamiento de Aves/5': [-10, 12], 'S2/Avistamiento de Aves/8': [0, 93], 'S2/Cultural/9': [-10, 72], 'S2/Trekking/1': [0, 83], 'S2/Trekking/6': [0, 114],
  'S2/Trekking/7': [-330, -60], 'S2/Trekking/13': [0, -70], 'S2/Trekking/14': [-60, 76], 'S2/Trekking/15': [170, -170], 'N1/Enológica/2': [-330, 60], 'C1/Culinaria/7': [-760, 0], 'S2/Trekking/11': [-10, 44],
  'N1/Avistamiento de Aves/9': [0, 72], 'C1/City Tour/3': [290, 100], 'C1/Aventura/1': [0, 90], 'C1/Culinaria/6': [190, -20], 'C1/Cultural/12': [500, -10], 'C2/City Tour/6': [0, 85], 'C2/Culinaria/10': [130, 0],
  'S1/Trekking/12': [0, 150], 'S1/Enológica/4': [15, 78], 'S1/Stand Up Paddle/4': [90, 20], 'S2/City Tour/3': [-70, 90], 'S2/Culinaria/1': [210, 0], 'S2/Stand Up Paddle/1': [90, -10], 'S2/Stand Up Paddle/3': [-250, -66], 'C1/Cultural/13': [0, 70],
  'N2/Cultural/4': [-190, -30], 'I1/City Tour/1': [60, 0], 'S2/Cultural/8': [80, -20], 'S1/Aventura/2': [-60, 10],
}
