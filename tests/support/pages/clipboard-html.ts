/** HTML as programs put it on the clipboard, what becomes of it, and what the editor says that it left out. */
type Pasting = { from: string; html: string; text: string; says: string };

export const pastings: readonly Pasting[] = [
  {
    from: 'Word: headings, lists, a table, a footnote and a picture',
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=IN style='tab-interval:36.0pt'>
<!--StartFragment--><h1><span lang=IN>Produksi 2025<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=IN style='color:red'>Kilang</span></b><span lang=IN> menghasilkan
alumina<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=IN><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=IN style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=IN>bauksit<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span lang=IN style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><span lang=IN>dicuci</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span lang=IN style='mso-list:Ignore'>·<span>&nbsp; </span></span><span lang=IN>kaustik</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-firstrow:yes'>
<td width=200 valign=top style='width:150pt;border:solid 1.0pt'><p class=MsoNormal><b>Tahun<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Ton<o:p></o:p></b></p></td></tr>
<tr><td><p class=MsoNormal>2025<o:p></o:p></p></td><td><p class=MsoNormal>1.000.000<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><a href="file:///C:/Users/sari/laporan.docx">Lampiran</a> <img width=600 height=400 src="file:///C:/Users/sari/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" alt="Dermaga"></p>
<!--EndFragment--></body></html>`,
    text: '<h2>Produksi 2025</h2><p><strong>Kilang</strong> menghasilkan alumina[1].</p><ul><li>bauksit<ol><li>dicuci</li></ol></li><li>kaustik</li></ul><table><tbody><tr><td><strong>Tahun</strong></td><td><strong>Ton</strong></td></tr><tr><td>2025</td><td>1.000.000</td></tr></tbody></table><p>Lampiran</p>',
    says: 'colors, link target “file:///C:/Users/sari/laporan.docx”, picture “Dermaga”. Add pictures with the picture button, or paste them one by one.',
  },
  {
    from: 'Excel: a range of cells',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet><style>.xl65 {mso-number-format:"\\#\\,\\#\\#0";}</style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'>
<td height=20 width=64 style='height:15.0pt;width:48pt'>Tahun</td><td width=64>Ton</td></tr>
<tr height=20><td height=20 align=right x:num>2024</td><td class=xl65 align=right>940.000</td></tr>
<tr height=20><td colspan=2 style='mso-ignore:colspan'>Jumlah &lt; 1 juta</td></tr><!--EndFragment--></table></body></html>`,
    text: '<table><tbody><tr><td>Tahun</td><td>Ton</td></tr><tr><td>2024</td><td>940.000</td></tr><tr><td colspan="2">Jumlah &lt; 1 juta</td></tr></tbody></table>',
    says: '',
  },
  {
    from: 'Google Docs: formats as styles, nested lists between items',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Rencana</span></h2><p dir="ltr" style="line-height:1.38;text-align: center;"><span style="font-weight:700;color:#000000;background-color:transparent;">tebal</span><span style="font-style:italic;"> miring</span><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;"> tautan</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>satu</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>satu a</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>dua</span></p></li></ul><br><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="120"/><col width="120"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;"><p dir="ltr"><span>A</span></p></td><td><p dir="ltr"><span>B</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
    text: '<h2>Rencana</h2><p class="ql-align-center"><strong>tebal</strong><em> miring</em><a href="https://example.com/a"> tautan</a></p><ul><li>satu<ul><li>satu a</li></ul></li><li>dua</li></ul><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
    says: '',
  },
  {
    from: 'a web page: header cells, figure, video, form, script',
    html: `<meta charset="utf-8"><article><h1>Berita</h1><div class="lead">Satu</div><div>Dua <span onclick="alert(1)">tiga</span></div><table><caption>Produksi</caption><thead><tr><th scope="col">Tahun</th><th scope="col">Ton</th></tr></thead><tbody><tr><th scope="row">2025</th><td>1<br>juta</td></tr></tbody></table><figure><img src="https://other.example/kapal.jpg" alt=""><figcaption>Kapal</figcaption></figure><hr><blockquote><p>Kami siap.</p></blockquote><iframe src="https://video.example/1"></iframe><form><input value="x"></form><script>alert(1)</script><pre>a
  b</pre></article>`,
    text: '<h2>Berita</h2><p>Satu</p><p>Dua tiga</p><table><caption>Produksi</caption><thead><tr><th scope="col">Tahun</th><th scope="col">Ton</th></tr></thead><tbody><tr><th scope="row">2025</th><td>1<br />juta</td></tr></tbody></table><p>Kapal</p><hr /><blockquote>Kami siap.</blockquote><pre>a\n  b</pre>',
    says: 'picture “kapal.jpg”, embedded content “https://video.example/1”, form field. Add pictures with the picture button, or paste them one by one.',
  },
  {
    from: 'a mail: tables for layout, a counting pixel, a picture of the mail',
    html: `<div dir="ltr"><div style="display:none">Preheader</div><table role="presentation" width="600"><tr><td><table><tr><td><p style="margin:0;text-align:right">Yth. Redaksi,</p>Terlampir<br>rilis kami.</td></tr></table></td></tr></table><img src="https://count.example/p.gif" width="1" height="1"><img src="cid:logo@mail" alt="Logo"><a href="mailto:humas@example.com">Humas</a></div>`,
    text: '<p class="ql-align-right">Yth. Redaksi,</p><p>Terlampir<br />rilis kami.</p><p><a href="mailto:humas@example.com">Humas</a></p>',
    says: 'picture “Logo”. Add pictures with the picture button, or paste them one by one.',
  },
  {
    from: 'an attacker',
    html: `<p>Kept<img src=x onerror="window.hit=1"></p><svg><style><img src=x onerror="window.hit=2"></style></svg><math><mtext><table><mglyph><style><img src=x onerror="window.hit=3"></style></table></mtext></math><a href="&#106;avascript:window.hit=4">link</a><p style="background:url(https://evil.example/)">styled</p><template><script>window.hit=5</script></template><noscript><p title="</noscript><img src=x onerror=window.hit=6>"></noscript><table><tr><td colspan="1000000000" rowspan="1000000000">1</td><td>2</td></tr></table><object data="x"></object>`,
    text: '<p>Kept</p><p>link</p><p>styled</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    says: 'picture “x”, drawing or formula, link target “javascript:window.hit=4”, colors, embedded content. Add pictures with the picture button, or paste them one by one.',
  },
];
